import type { createChat, ResponseOf } from '@lodestar/contract';
import { requestJson } from '../api-client.ts';

/** What a new chat with Eddy begins with: a first message, or an analysis of the pupil's trajectory. */
export type Beginning = { readonly initial_message: string } | { readonly initial_analysis_id: string };

/** Begins a chat and answers with its id. `key`: the same for every attempt at the same chat, which then begins once. */
export async function beginChat(userId: string, beginning: Beginning, key: string): Promise<string> {
  const { Chat_ID } = await requestJson<ResponseOf<typeof createChat>>('/api/chat/create', {
    method: 'POST',
    body: { User_ID: userId, ...beginning },
    headers: { 'Idempotency-Key': key },
  });
  return Chat_ID;
}
