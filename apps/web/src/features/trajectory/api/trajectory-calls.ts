import type { createChat, generate, ResponseOf } from '@lodestar/contract';
import { idempotencyKeys } from '../../../shared/api/idempotency-key.ts';
import { requestJson } from '../../../shared/api-client.ts';
import type { Language } from '../../../shared/i18n/languages.ts';

const keyOf = idempotencyKeys();

/** Writes an analysis of the map as the account has it. */
export async function writeAnalysis(language: Language): Promise<string> {
  const { content } = await requestJson<ResponseOf<typeof generate>>('/api/chatbot/generate', {
    method: 'POST',
    body: { language, purpose: 'trajectory_analysis' },
    retryKey: 'trajectory.analysis',
  });
  if (typeof content !== 'string' || content.trim() === '') throw new Error('an empty analysis was written');
  return content;
}

/** Begins a chat with Eddy about an analysis; answers with the chat's id. */
export async function beginChat(userId: string, analysisId: string): Promise<string> {
  const body = { User_ID: userId, initial_analysis_id: analysisId };
  const { Chat_ID } = await requestJson<ResponseOf<typeof createChat>>('/api/chat/create', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': keyOf(body) },
    retryKey: 'trajectory.chat',
  });
  return Chat_ID;
}
