import type { ImportReport } from '@lodestar/contract';
import { type AnswerOf, call, callText } from '../../../shared/api/call.ts';

export type MessagePage = AnswerOf<'listContactMessages'>;
export type ContactMessage = MessagePage['messages'][number];

export function loadMessages(before: string | null, signal: AbortSignal): Promise<MessagePage> {
  return call('listContactMessages', {
    signal,
    retryKey: `messages ${before ?? ''}`,
    query: { before: before ?? undefined },
  });
}

export function loadSurveyAnswers(): Promise<string> {
  return callText('surveyExport');
}

export function loadAdminsSecondFactor(signal: AbortSignal): Promise<AnswerOf<'secondFactorState'>> {
  return call('secondFactorState', { signal, retryKey: 'second factor' });
}

export type SecurityPage = AnswerOf<'securityLog'>;
export type SecurityLine = SecurityPage['data'][number];

/** Days of Hong Kong, and a person as the log names people; empty: all. */
export interface SecurityFilter {
  readonly from: string;
  readonly to: string;
  readonly who: string;
}

const queryOf = ({ from, to, who }: SecurityFilter) => ({
  from: from || undefined,
  to: to || undefined,
  who: who || undefined,
});

export function loadSecurityLog(
  filter: SecurityFilter,
  before: string | null,
  signal: AbortSignal,
): Promise<SecurityPage> {
  const query = { ...queryOf(filter), before: before ?? undefined };
  return call('securityLog', { signal, query, retryKey: 'security log' });
}

export function loadSecurityFile(filter: SecurityFilter): Promise<string> {
  return callText('securityLogExport', { query: queryOf(filter) });
}

/** The content of a year's file, as it was read. */
export type YearContent = Readonly<Record<string, unknown>>;

async function sendYear(content: YearContent, dryRun: boolean): Promise<ImportReport> {
  const { report } = await call('importProgrammes', {
    body: content,
    query: { dryRun: dryRun ? 'true' : 'false' },
    retryKey: 'import',
  });
  return report;
}

/** What an import of this content would do, or why it is refused. */
export const checkYear = (content: YearContent): Promise<ImportReport> => sendYear(content, true);

export const importYear = (content: YearContent): Promise<ImportReport> => sendYear(content, false);
