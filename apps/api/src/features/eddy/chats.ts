import {
  CHAT_LIMITS,
  type Chat,
  type ChatMessage,
  type Feedback,
  type listChats,
  type PreferredLanguage,
  type ResponseOf,
  type searchChats,
} from '@lodestar/contract';
import { hongKongDay, patternInEitherScript } from '@lodestar/domain';
import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { OwnDataKeeper } from '../../shared/own-data.ts';
import type { RunningAnswers } from './answering.ts';
import {
  type ChatRow,
  deleteChat,
  findChat,
  listChatsOf,
  renameChat,
  searchChatsOf,
} from './chat-repository.ts';
import { listAllMessages, listMessages, setFeedback } from './message-repository.ts';
import { excerptOf, exportMarkdown, presentChat, presentMessage, titleOf } from './present.ts';

/** A user's chats as they are kept. Each is the user's own or, for whoever asks, there is none. */
export interface Chats {
  readonly list: (caller: Caller) => Promise<ResponseOf<typeof listChats>>;
  readonly search: (caller: Caller, text: string) => Promise<ResponseOf<typeof searchChats>>;
  /** @throws AppError not_found, as all below */
  readonly read: (caller: Caller, chatId: string) => Promise<Chat>;
  readonly mustExist: (caller: Caller, chatId: string) => Promise<void>;
  /** The messages up to the answer of one of them; all of them when that one is gone. */
  readonly messagesUpTo: (caller: Caller, chatId: string, messageId: string) => Promise<ChatMessage[]>;
  readonly rename: (caller: Caller, chatId: string, title: string) => Promise<Chat>;
  readonly rate: (
    caller: Caller,
    chatId: string,
    messageId: string,
    feedback: Feedback | null,
  ) => Promise<Chat>;
  /** As Markdown. */
  readonly export: (caller: Caller, chatId: string, language: PreferredLanguage) => Promise<string>;
  /** Also ends the answer that is being written. */
  readonly delete: (caller: Caller, chatId: string) => Promise<void>;
}

export interface ChatsDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly running: RunningAnswers;
  readonly isAnswering: (chat: ChatRow) => boolean;
}

/** Longest opening kept for a list or a search. */
const { opening: openingLength, found: limit } = CHAT_LIMITS;

export function createChats({ db, now, running, isAnswering }: ChatsDeps): Chats {
  async function ownChat({ uid }: Caller, chatId: string): Promise<ChatRow> {
    const chat = isId(chatId) ? await findChat(db, uid, chatId) : null;
    if (chat === null) throw new AppError('not_found');
    return chat;
  }

  async function read(caller: Caller, chatId: string): Promise<Chat> {
    const chat = await ownChat(caller, chatId);
    return presentChat(chat, await listMessages(db, chatId), isAnswering(chat));
  }

  return {
    list: async ({ uid }) =>
      (await listChatsOf(db, uid, openingLength)).map(({ id, updatedAt, title, opening }) => ({
        Chat_ID: id,
        updatedAt: updatedAt.toISOString(),
        title: titleOf(title, opening),
        Messages: opening === '' ? [] : [{ Text: opening }],
      })),
    search: async ({ uid }, text) => {
      const wanted = text.trim();
      if (wanted === '') return [];
      const pattern = patternInEitherScript(wanted);
      const found = await searchChatsOf(db, uid, pattern, { limit, openingLength });
      return found.map((chat) => ({
        Chat_ID: chat.id,
        title: titleOf(chat.title, chat.opening),
        excerpt: excerptOf(chat.found ?? chat.opening, new RegExp(pattern, 'iu')),
      }));
    },
    read,
    mustExist: async (caller, chatId) => {
      await ownChat(caller, chatId);
    },
    messagesUpTo: async (caller, chatId, messageId) => {
      await ownChat(caller, chatId);
      const messages = await listMessages(db, chatId);
      const asked = messages.find(({ id }) => id === messageId)?.position ?? CHAT_LIMITS.messages;
      return messages.filter(({ position }) => position <= asked + 1).map(presentMessage);
    },
    rename: async (caller, chatId, title) => {
      await ownChat(caller, chatId);
      await renameChat(db, caller.uid, chatId, title);
      return read(caller, chatId);
    },
    rate: async (caller, chatId, messageId, feedback) => {
      const place = { uid: caller.uid, chatId, messageId };
      if (!isId(chatId) || !isId(messageId) || !(await setFeedback(db, place, feedback))) {
        throw new AppError('not_found');
      }
      return read(caller, chatId);
    },
    export: async (caller, chatId, language) =>
      exportMarkdown(await read(caller, chatId), language, hongKongDay(now())),
    delete: async ({ uid }, chatId) => {
      if (!isId(chatId) || !(await deleteChat(db, uid, chatId))) throw new AppError('not_found');
      running.endOf(chatId);
    },
  };
}

/** Whether a text could be an id; what could not is not asked of the database. */
export const isId = (text: string) => /^[\w-]{1,100}$/.test(text);

/** Chats and their messages; they go with the user row. */
export const chatsKeeper: OwnDataKeeper = {
  section: 'chats',
  export: async (executor, uid) => {
    const messages = await listAllMessages(executor, uid);
    return (await listChatsOf(executor, uid, CHAT_LIMITS.opening)).map((chat) => ({
      Chat_ID: chat.id,
      title: chat.title,
      createdAt: chat.createdAt.toISOString(),
      updatedAt: chat.updatedAt.toISOString(),
      Messages: messages.filter(({ chatId }) => chatId === chat.id).map(presentMessage),
    }));
  },
};
