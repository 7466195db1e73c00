import { CHAT_LIMITS } from '@lodestar/contract';
import type { OwnDataKeeper } from '../../own-data.ts';
import { listChatsOf } from './chat-repository.ts';
import { listAllMessages } from './message-repository.ts';
import { presentMessage } from './present.ts';

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
