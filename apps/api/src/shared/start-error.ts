import { complaintLine, type FileComplaint } from '@lodestar/contract';

/** Why the server does not start: what the person at the keyboard can change, in one line. */
export class StartError extends Error {}

/** The innermost words of an error, on one line. */
export function causeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message.replace(/\s+/g, ' ') : causeOf(error.cause);
}

/** Why the server does not start with a file that it ships with: the first complaint, and how many more there are. */
export function damagedFile(path: string, [first, ...more]: readonly FileComplaint[]): StartError {
  const what = first === undefined ? '' : `: ${complaintLine(first)}`;
  return new StartError(`${path} is damaged${what}${more.length > 0 ? ` (and ${more.length} more)` : ''}.`);
}
