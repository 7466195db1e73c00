import { call } from '../api/call.ts';

/** What a new chat with Eddy begins with: a first message, or an analysis of the pupil's trajectory. */
export type Beginning = { readonly initial_message: string } | { readonly initial_analysis_id: string };

/** Begins a chat and answers with its id. `key`: the same for every attempt at the same chat, which then begins once. */
export async function beginChat(userId: string, beginning: Beginning, key: string): Promise<string> {
  const { Chat_ID } = await call('createChat', {
    body: { User_ID: userId, ...beginning },
    headers: { 'Idempotency-Key': key },
  });
  return Chat_ID;
}

/** Browser storage keys of the specification (part 2, section 4). */
export const ACTIVE_CHAT_KEY = 'activeChatId';
export const INITIAL_MESSAGE_KEY = 'initialChatMessage';
