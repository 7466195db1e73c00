import { ACCOUNT_LIMITS } from '@lodestar/contract';

const LINK = /^- (.+): \[([^\]]+)\]\([^)]*\)$/gm;

/** The fixed words with telephone numbers above an analysis, which is shown as plain text under titles. */
export function analysisWithHelp(help: string, analysis: string): string {
  const plain = help.replace(LINK, '$1: $2');
  return `${plain}\n\n${analysis}`.slice(0, ACCOUNT_LIMITS.description).toWellFormed();
}
