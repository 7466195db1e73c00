import type { ImportReport, importProgrammes, listContactMessages, ResponseOf } from '@lodestar/contract';
import { requestJson, requestText } from '../../../shared/api-client.ts';

export type MessagePage = ResponseOf<typeof listContactMessages>;
export type ContactMessage = MessagePage['messages'][number];

export function loadMessages(before: string | null, signal: AbortSignal): Promise<MessagePage> {
  return requestJson('/api/admin/messages', {
    signal,
    retryKey: `messages ${before ?? ''}`,
    ...(before !== null && { query: { before } }),
  });
}

export function loadSurveyAnswers(): Promise<string> {
  return requestText('/api/admin/survey.csv');
}

async function sendYear(content: unknown, dryRun: boolean): Promise<ImportReport> {
  const { report } = await requestJson<ResponseOf<typeof importProgrammes>>('/api/admin/import', {
    method: 'POST',
    body: content,
    query: { dryRun: String(dryRun) },
    retryKey: 'import',
  });
  return report;
}

/** What an import of this content would do, or why it is refused. */
export const checkYear = (content: unknown): Promise<ImportReport> => sendYear(content, true);

export const importYear = (content: unknown): Promise<ImportReport> => sendYear(content, false);
