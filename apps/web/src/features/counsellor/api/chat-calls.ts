import type {
  Chat,
  CurrentUser,
  Feedback,
  listChatAnalyses,
  listChats,
  programmesByCodes,
  ResponseOf,
  searchChats,
} from '@lodestar/contract';
import type { Programme } from '@lodestar/domain';
import { ApiError } from '../../../shared/api/api-error.ts';
import { requestAnswer, requestJson, requestText } from '../../../shared/api-client.ts';

/** Names under which the page follows the retries of a call. */
const RETRY_KEYS = { chats: 'counsellor.chats', chat: 'counsellor.chat' } as const;

const STALE = 412;

const chatPath = (chatId: string, rest = '') => `/api/chat/${encodeURIComponent(chatId)}${rest}`;

export type ChatSummary = ResponseOf<typeof listChats>[number];
export type FoundChat = ResponseOf<typeof searchChats>[number];
export type Analysis = ResponseOf<typeof listChatAnalyses>[number];

export function loadChats(userId: string, signal: AbortSignal): Promise<readonly ChatSummary[]> {
  return requestJson(`/api/chat/user/${encodeURIComponent(userId)}`, { signal, retryKey: RETRY_KEYS.chats });
}

export function loadChat(chatId: string, signal?: AbortSignal): Promise<Chat> {
  return requestJson(chatPath(chatId), { retryKey: RETRY_KEYS.chat, ...(signal && { signal }) });
}

export function renameChat(chatId: string, title: string): Promise<Chat> {
  return requestJson(chatPath(chatId), { method: 'PATCH', body: { title } });
}

export function deleteChat(chatId: string): Promise<unknown> {
  const body = { collection: 'CHAT', ID: 'Chat_ID', rowID: chatId };
  return requestJson('/api/database/delete', { method: 'POST', body });
}

export function findChats(query: string, signal: AbortSignal): Promise<readonly FoundChat[]> {
  return requestJson('/api/chat/search', { query: { q: query }, signal });
}

export function exportChat(chatId: string): Promise<string> {
  return requestText(chatPath(chatId, '/export'));
}

export function rateMessage(chatId: string, messageId: string, feedback: Feedback | null): Promise<Chat> {
  const path = chatPath(chatId, `/message/${encodeURIComponent(messageId)}`);
  return requestJson(path, { method: 'PATCH', body: { feedback } });
}

export function loadAnalyses(chatId: string, signal: AbortSignal): Promise<readonly Analysis[]> {
  return requestJson(chatPath(chatId, '/analyses'), { signal });
}

/** Takes one analysis out of the user's own; what another tab has saved meanwhile stays. */
export async function deleteAnalysis(analysisId: string, again = true): Promise<CurrentUser> {
  const { data, etag } = await requestAnswer<CurrentUser>('/api/auth/me');
  const left = data.trajectory_analyses.filter(({ id }) => id !== analysisId);
  try {
    return await requestJson<CurrentUser>('/api/auth/me', {
      method: 'PATCH',
      body: { trajectory_analyses: left },
      headers: etag === null ? {} : { 'If-Match': etag },
    });
  } catch (error) {
    if (!again || !(error instanceof ApiError) || error.status !== STALE) throw error;
    return deleteAnalysis(analysisId, false);
  }
}

/** Programmes of a year by their codes; those it does not have are left out. */
export async function loadProgrammes(
  collection: string,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, Programme>>> {
  const { programmes_by_code } = await requestJson<ResponseOf<typeof programmesByCodes>>(
    `/api/programmes/${encodeURIComponent(collection)}/codes`,
    { method: 'POST', body: { codes }, signal },
  );
  return programmes_by_code;
}
