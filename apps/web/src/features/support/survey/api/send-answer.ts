import type { answerSurvey, BodyOf } from '@lodestar/contract';
import { requestJson } from '../../../../shared/api-client.ts';

/** Under which a page follows the retries of the call. */
export const SURVEY_RETRY_KEY = 'survey';

/** `key`: the same for every attempt at the same answer, which then counts once. */
export function sendAnswer(body: BodyOf<typeof answerSurvey>, key: string): Promise<unknown> {
  return requestJson('/api/survey', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': key },
    retryKey: SURVEY_RETRY_KEY,
  });
}
