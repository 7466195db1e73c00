import { randomUUID } from 'node:crypto';
import { CHAT_LIMITS, type Counsellor, type MessageState, type PreferredLanguage } from '@lodestar/contract';
import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { HelpLines } from '../../help-lines.ts';
import { type ChatRow, claimChat, continueFrom, endClaim, findChat, takePlaces } from './chat-repository.ts';
import type { Basis } from './counsellor.ts';
import type { AnswerQuota } from './deps.ts';
import {
  deleteMessagesAfter,
  findPupilsMessage,
  insertMessages,
  type MessageRow,
  setText,
} from './message-repository.ts';

/** Longer than any answer takes: what is still being written by then was lost with its server. */
const ABANDONED_MS = 100_000;
/** What is asked, and the answer. */
const PLACES = 2;

/** Where something is asked: a chat, and a message of it when that one is asked again. */
export interface Place {
  readonly uid: string;
  readonly chatId: string;
}

export interface Asked {
  readonly text: string;
  readonly analysisId: string | null;
  readonly language: PreferredLanguage;
}

/** The pupil's message is kept, and the chat is held until its answer is kept or given up. */
export interface Turn extends Place {
  readonly claim: string;
  readonly message: MessageRow;
  /** What the answer takes of the quota; null when it costs nothing. */
  readonly quotaId: string | null;
}

/** What came of asking: a turn to be answered, or the fixed words that were kept as the answer at once. */
export type Begun =
  | { readonly kind: 'turn'; readonly turn: Turn; readonly messageId: string }
  | { readonly kind: 'answered'; readonly messageId: string };

export interface WrittenAnswer {
  readonly text: string;
  readonly state: MessageState;
  readonly counsellor: Counsellor;
  readonly basis: Basis;
}

/** Who may write in a chat, and when: at most one answer at a time, whatever tabs and servers there are. */
export interface Turns {
  /** Whether fixed words answer it, which nothing may refuse. */
  readonly isCrisis: (asked: Asked) => boolean;
  /** Keeps the first message of a new chat unanswered, unless fixed words answer it. */
  readonly open: (tx: Executor, place: Place, asked: Asked) => Promise<void>;
  /** @throws AppError not_found, conflict or quota_exceeded, and then nothing was kept */
  readonly begin: (tx: Executor, place: Place, asked: Asked) => Promise<Begun>;
  /** The same for a message that is there: with another text or the same, and without what came after it. */
  readonly beginAgain: (
    tx: Executor,
    place: Place,
    messageId: string,
    asked: Pick<Asked, 'text' | 'language'>,
  ) => Promise<Begun>;
  /** Keeps what was written, if anything was, and lets the chat go; false when the chat is gone. */
  readonly end: (turn: Turn, answer: WrittenAnswer) => Promise<boolean>;
  readonly isAnswering: (chat: ChatRow) => boolean;
}

export interface TurnsDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly helpLines: HelpLines;
  /** Null: answers cost nothing. */
  readonly quota: AnswerQuota | null;
}

export function createTurns({ db, now, helpLines, quota }: TurnsDeps): Turns {
  const abandonedSince = () => new Date(now().getTime() - ABANDONED_MS);

  async function claim(tx: Executor, { uid, chatId }: Place, places: number) {
    // The user before the chat, as whoever erases an account goes: the other way round they would wait for each other.
    const quotaId = quota === null ? null : await reserved(quota, tx, { uid, chatId });
    const name = randomUUID();
    const wish = { uid, chatId, claim: name, now: now(), abandonedSince: abandonedSince(), places };
    const position = await claimChat(tx, { ...wish, maxPlaces: CHAT_LIMITS.messages });
    if (position === null) throw await refusal(tx, uid, chatId, places);
    return { quotaId, claim: name, position };
  }

  /** One answer at a time of a chat is a matter of the chat, even where it is one of the quota as well. */
  async function reserved(of: AnswerQuota, tx: Executor, { uid, chatId }: Place): Promise<string> {
    try {
      return await of.reserve(tx, uid, 'chat');
    } catch (error) {
      const chat = await findChat(tx, uid, chatId);
      if (chat === null) throw new AppError('not_found');
      throw isAnswering(chat) ? new AppError('conflict', { reason: 'answering' }) : error;
    }
  }

  const isAnswering = ({ answering, answeringSince }: ChatRow) =>
    answering !== null && answeringSince !== null && answeringSince >= abandonedSince();

  const pupilsMessage = (chatId: string, position: number, { text, analysisId }: Asked): MessageRow => ({
    ...emptyMessage(chatId, position, now()),
    isBot: false,
    text,
    analysisId,
  });
  const helpMessage = (chatId: string, position: number, text: string): MessageRow => ({
    ...emptyMessage(chatId, position, now()),
    text,
    state: 'helpLine',
  });

  /** Keeps a message and, where there are fixed words, these as its answer. */
  async function keepAsked(tx: Executor, { uid, chatId }: Place, asked: Asked, help: string | null) {
    const position = await takePlaces(tx, { uid, chatId, now: now(), places: PLACES });
    if (position === null) throw new AppError('not_found');
    const message = pupilsMessage(chatId, position, asked);
    await insertMessages(tx, help === null ? [message] : [message, helpMessage(chatId, position + 1, help)]);
    return message.id;
  }

  return {
    isCrisis: ({ text, language }) => helpLines.for(text, language) !== null,
    open: async (tx, { uid, chatId }, asked) => {
      await keepAsked(tx, { uid, chatId }, asked, helpLines.for(asked.text, asked.language));
    },
    begin: async (tx, place, asked) => {
      const { chatId } = place;
      const help = helpLines.for(asked.text, asked.language);
      if (help !== null) return { kind: 'answered', messageId: await keepAsked(tx, place, asked, help) };
      const { position, ...claimed } = await claim(tx, place, PLACES);
      const message = pupilsMessage(chatId, position, asked);
      await insertMessages(tx, [message]);
      return { kind: 'turn', turn: { ...place, ...claimed, message }, messageId: message.id };
    },

    beginAgain: async (tx, place, messageId, { text, language }) => {
      const { uid, chatId } = place;
      const help = helpLines.for(text, language);
      const claimed = help === null ? await claim(tx, place, 0) : null;
      if (help !== null && (await takePlaces(tx, { uid, chatId, now: now(), places: 0 })) === null) {
        throw new AppError('not_found');
      }
      const stored = await findPupilsMessage(tx, chatId, messageId);
      if (stored === null) throw new AppError('not_found');
      await setText(tx, messageId, text);
      await deleteMessagesAfter(tx, chatId, stored.position);
      const nextPosition = stored.position + PLACES;
      await continueFrom(tx, chatId, { nextPosition, claim: claimed?.claim ?? null });
      if (claimed === null) {
        if (help !== null) await insertMessages(tx, [helpMessage(chatId, stored.position + 1, help)]);
        return { kind: 'answered', messageId };
      }
      const { quotaId, claim: name } = claimed;
      const turn: Turn = { ...place, quotaId, claim: name, message: { ...stored, text } };
      return { kind: 'turn', turn, messageId };
    },

    end: ({ chatId, claim: name, message }, { text, state, counsellor, basis }) =>
      db.transaction(async (tx) => {
        if (!(await endClaim(tx, { chatId, claim: name, now: now() }))) return false;
        if (text.trim() === '') return true;
        const answer: MessageRow = {
          ...emptyMessage(chatId, message.position + 1, now()),
          text: text.toWellFormed(),
          state,
          counsellor,
          grounds: basis.grounds,
          suggestions: basis.suggestions,
        };
        await insertMessages(tx, [answer]);
        return true;
      }),

    isAnswering,
  };
}

/** A message of Eddy's without words. */
function emptyMessage(chatId: string, position: number, createdAt: Date): MessageRow {
  return {
    id: randomUUID(),
    chatId,
    position,
    isBot: true,
    text: '',
    analysisId: null,
    feedback: null,
    state: 'whole',
    counsellor: null,
    grounds: null,
    suggestions: [],
    createdAt,
  };
}

/** Why a chat cannot be written in. One that is not there and one that is somebody else's are the same. */
async function refusal(tx: Executor, uid: string, chatId: string, places: number): Promise<AppError> {
  const chat = await findChat(tx, uid, chatId);
  if (chat === null) return new AppError('not_found');
  const max = CHAT_LIMITS.messages;
  return chat.nextPosition + places > max
    ? new AppError('conflict', { limit: 'messages', max })
    : new AppError('conflict', { reason: 'answering' });
}
