import { randomUUID } from 'node:crypto';
import {
  type AnswererKind,
  CHAT_LIMITS,
  type MessageState,
  type PreferredLanguage,
} from '@lodestar/contract';
import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { HelpLines } from '../../shared/help-lines.ts';
import type { Meter } from '../../shared/meter.ts';
import type { Basis } from './answerer.ts';
import { type ChatRow, claimChat, continueFrom, endClaim, findChat, takePlaces } from './chat-repository.ts';
import { type FixedAnswer, fixedAnswer, READ_AFTER_CARD } from './fixed-answer.ts';
import {
  deleteMessagesAfter,
  findPupilsMessage,
  insertMessages,
  listMessagesBefore,
  type MessageRow,
  setText,
} from './message-repository.ts';

/** Longer than any answer takes, a model's or the guide's: what is still being written by then was lost with its server. */
export const ABANDONED_MS = { model: 100_000, guide: 10_000 } as const;
/** What is asked, and the answer. */
const PLACES = 2;
/** Behind the last message of any chat. */
const END = CHAT_LIMITS.messages * 2;

/** What answers of a model take of the quota. */
export interface AnswerQuota {
  /** @throws AppError quota_exceeded */
  readonly reserve: (tx: Executor, uid: string, kind: 'chat') => Promise<string>;
  readonly settle: (id: string, counts: boolean) => Promise<void>;
  /** What an answer takes of everybody's limits. @throws AppError quota_exceeded */
  readonly takeShare: (address: string) => Promise<AnswerShare>;
}

export interface AnswerShare {
  readonly giveBack: () => Promise<void>;
}

/** Where something is asked: a chat, and a message of it when that one is asked again. */
export interface ChatPlace {
  readonly uid: string;
  readonly chatId: string;
}

export interface Asked {
  readonly text: string;
  readonly analysisId: string | null;
  readonly language: PreferredLanguage;
}

/** The words alone. */
export type Wording = Pick<Asked, 'text' | 'language'>;

/** The pupil's message is kept, and the chat is held until its answer is kept or given up. */
export interface Turn extends ChatPlace {
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
  readonly counsellor: AnswererKind;
  readonly basis: Basis;
  readonly care: MessageRow['care'];
}

/** Who may write in a chat, and when: at most one answer at a time, whatever tabs and servers there are. */
export interface ChatTurns {
  /** Whether a card answers it, which nothing may refuse. */
  readonly isCrisis: (asked: Wording) => boolean;
  /** Whether fixed words answer it where it is said in a chat, or in place of a message there: nothing may refuse these, either. */
  readonly isFixed: (tx: Executor, place: ChatPlace, asked: Wording, messageId?: string) => Promise<boolean>;
  /** Keeps the first message of a new chat unanswered, unless fixed words answer it. */
  readonly open: (tx: Executor, place: ChatPlace, asked: Asked) => Promise<void>;
  /** @throws AppError not_found, conflict or quota_exceeded, and then nothing was kept */
  readonly begin: (tx: Executor, place: ChatPlace, asked: Asked) => Promise<Begun>;
  /** The same for a message that is there: with another text or the same, and without what came after it. */
  readonly beginAgain: (tx: Executor, place: ChatPlace, messageId: string, asked: Wording) => Promise<Begun>;
  /** Keeps what was written, if anything was, and lets the chat go; false when the chat is gone. */
  readonly end: (turn: Turn, answer: WrittenAnswer) => Promise<boolean>;
  readonly isAnswering: (chat: ChatRow) => boolean;
}

export interface ChatTurnsDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly helpLines: HelpLines;
  readonly meter: Meter;
  /** Null: answers cost nothing. */
  readonly quota: AnswerQuota | null;
  /** How long an answer that is being written is believed in. */
  readonly abandonedMs: number;
}

export function createChatTurns(deps: ChatTurnsDeps): ChatTurns {
  const { db, now, helpLines, meter, quota, abandonedMs } = deps;
  const abandonedSince = () => new Date(now().getTime() - abandonedMs);

  async function claim(tx: Executor, { uid, chatId }: ChatPlace, places: number) {
    // The user before the chat, as whoever erases an account goes: the other way round they would wait for each other.
    const quotaId = quota === null ? null : await reserved(quota, tx, { uid, chatId });
    const name = randomUUID();
    const wish = { uid, chatId, claim: name, now: now(), abandonedSince: abandonedSince(), places };
    const position = await claimChat(tx, { ...wish, maxPlaces: CHAT_LIMITS.messages });
    if (position === null) throw await refusal(tx, uid, chatId, places);
    return { quotaId, claim: name, position };
  }

  /** One answer at a time of a chat is a matter of the chat, even where it is one of the quota as well. */
  async function reserved(of: AnswerQuota, tx: Executor, { uid, chatId }: ChatPlace): Promise<string> {
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
  const fixedMessage = (chatId: string, position: number, answer: FixedAnswer): MessageRow => {
    if (answer.state === 'helpLine') meter.cardGiven();
    return { ...emptyMessage(chatId, position, now()), ...answer };
  };

  /** The fixed words that answer a message at a place of its chat; else null. */
  async function fixedFor(tx: Executor, chatId: string, asked: Wording, position = END) {
    return fixedAnswer(helpLines, asked, await listMessagesBefore(tx, chatId, position, READ_AFTER_CARD));
  }

  /** The place of a message that is asked again. */
  async function positionOf(tx: Executor, chatId: string, messageId: string): Promise<number | undefined> {
    return (await findPupilsMessage(tx, chatId, messageId))?.position;
  }

  /** Keeps a message and, where there are fixed words, these as its answer. */
  async function keepAsked(
    tx: Executor,
    { uid, chatId }: ChatPlace,
    asked: Asked,
    fixed: FixedAnswer | null,
  ) {
    const position = await takePlaces(tx, { uid, chatId, now: now(), places: PLACES });
    if (position === null) throw new AppError('not_found');
    const message = pupilsMessage(chatId, position, asked);
    const answers = fixed === null ? [] : [fixedMessage(chatId, position + 1, fixed)];
    await insertMessages(tx, [message, ...answers]);
    return message.id;
  }

  return {
    isCrisis: ({ text, language }) => helpLines.for(text, language) !== null,
    isFixed: async (tx, { uid, chatId }, asked, messageId) => {
      if ((await findChat(tx, uid, chatId)) === null) return false;
      const position = messageId === undefined ? undefined : await positionOf(tx, chatId, messageId);
      return (await fixedFor(tx, chatId, asked, position)) !== null;
    },
    open: async (tx, { uid, chatId }, asked) => {
      await keepAsked(tx, { uid, chatId }, asked, fixedAnswer(helpLines, asked, []));
    },
    begin: async (tx, place, asked) => {
      const { chatId } = place;
      const fixed = await fixedFor(tx, chatId, asked);
      if (fixed !== null) return { kind: 'answered', messageId: await keepAsked(tx, place, asked, fixed) };
      const { position, ...claimed } = await claim(tx, place, PLACES);
      const message = pupilsMessage(chatId, position, asked);
      await insertMessages(tx, [message]);
      return { kind: 'turn', turn: { ...place, ...claimed, message }, messageId: message.id };
    },

    beginAgain: async (tx, place, messageId, { text, language }) => {
      const { uid, chatId } = place;
      const position = await positionOf(tx, chatId, messageId);
      const fixed = await fixedFor(tx, chatId, { text, language }, position);
      const claimed = fixed === null ? await claim(tx, place, 0) : null;
      if (fixed !== null && (await takePlaces(tx, { uid, chatId, now: now(), places: 0 })) === null) {
        throw new AppError('not_found');
      }
      const stored = await findPupilsMessage(tx, chatId, messageId);
      if (stored === null) throw new AppError('not_found');
      await setText(tx, messageId, text);
      await deleteMessagesAfter(tx, chatId, stored.position);
      const nextPosition = stored.position + PLACES;
      await continueFrom(tx, chatId, { nextPosition, claim: claimed?.claim ?? null });
      if (claimed === null) {
        if (fixed !== null) await insertMessages(tx, [fixedMessage(chatId, stored.position + 1, fixed)]);
        return { kind: 'answered', messageId };
      }
      const { quotaId, claim: name } = claimed;
      const turn: Turn = { ...place, quotaId, claim: name, message: { ...stored, text } };
      return { kind: 'turn', turn, messageId };
    },

    end: ({ chatId, claim: name, message }, { text, state, counsellor, basis, care }) =>
      db.transaction(async (tx) => {
        if (!(await endClaim(tx, { chatId, claim: name, now: now() }))) return false;
        if (text.trim() === '') return true;
        const answer: MessageRow = {
          ...emptyMessage(chatId, message.position + 1, now()),
          text: text.toWellFormed(),
          state,
          counsellor,
          care,
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
    care: null,
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
