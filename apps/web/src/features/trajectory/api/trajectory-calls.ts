import { call } from '../../../shared/api/call.ts';
import type { Language } from '../../../shared/i18n/languages.ts';

/** Writes an analysis of the map as the account has it. */
export async function writeAnalysis(language: Language): Promise<string> {
  const { content } = await call('generate', {
    body: { language, purpose: 'trajectory_analysis' },
    retryKey: 'trajectory.analysis',
  });
  if (typeof content !== 'string' || content.trim() === '') throw new Error('an empty analysis was written');
  return content;
}
