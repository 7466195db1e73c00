import type { BodyOf, contactUs } from '@lodestar/contract';
import { requestJson } from '../../../../shared/api-client.ts';

/** Under which a page follows the retries of the call. */
export const CONTACT_RETRY_KEY = 'contact';

/** `key`: the same for every attempt at the same message, which then arrives once. */
export function sendMessage(body: BodyOf<typeof contactUs>, key: string): Promise<unknown> {
  return requestJson('/api/contact', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': key },
    retryKey: CONTACT_RETRY_KEY,
  });
}
