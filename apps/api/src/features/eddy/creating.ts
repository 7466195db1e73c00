import { randomUUID } from 'node:crypto';
import { type BodyOf, CHAT_LIMITS, type createChat, type ResponseOf, type User } from '@lodestar/contract';
import { takeTurnAsUser } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import { countChats, insertChat } from './chat-repository.ts';
import type { ChatTurns } from './chat-turns.ts';
import { CHAT_TEXTS } from './present.ts';
import { languageOf, ownAnalysis } from './pupil-context.ts';

export interface CreationRequest {
  readonly caller: Caller;
  readonly wish: BodyOf<typeof createChat>;
  readonly idempotencyKey: string | undefined;
}

export interface CreationDeps {
  readonly readUser: (caller: Caller) => Promise<User>;
  readonly now: () => Date;
  readonly idempotency: Idempotency;
  readonly turns: ChatTurns;
}

/** Begins chats; the answer, serialised, is the same for the same key. */
export function createCreation({ now, readUser, idempotency, turns }: CreationDeps) {
  return async ({ caller, wish, idempotencyKey: key }: CreationRequest): Promise<string> => {
    const { uid } = caller;
    if (!isOwnName(caller, wish.User_ID)) throw new AppError('forbidden');
    const user = await readUser(caller);
    const analysis = ownAnalysis(user, wish.initial_analysis_id);
    const { preferred_language: preferred } = user;
    const text = wish.initial_message ?? CHAT_TEXTS[preferred].chat.aboutAnalysis;
    const opening = { text, analysisId: analysis?.id ?? null, language: languageOf(text, preferred) };
    const request = { scope: `chat/create ${uid}`, key, body: wish };
    return idempotency.once(request, async (tx) => {
      if (!(await takeTurnAsUser(tx, uid))) throw new AppError('unauthenticated');
      const chatId = randomUUID();
      const at = now();
      const mayRefuse = !turns.isCrisis(opening);
      if (mayRefuse && (await countChats(tx, uid)) >= CHAT_LIMITS.chats) {
        throw new AppError('conflict', { limit: 'chats', max: CHAT_LIMITS.chats });
      }
      await insertChat(tx, { id: chatId, uid, nextPosition: 0, createdAt: at, updatedAt: at });
      await turns.open(tx, { uid, chatId }, opening);
      const answer: ResponseOf<typeof createChat> = { Chat_ID: chatId };
      return { answer: JSON.stringify(answer), uid };
    });
  };
}

/** Usernames are unique without case. */
export const isOwnName = ({ userId }: Caller, name: string) => name.toLowerCase() === userId.toLowerCase();
