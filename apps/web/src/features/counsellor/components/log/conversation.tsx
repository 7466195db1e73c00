import type { Chat } from '@lodestar/contract';
import { useMemo } from 'react';
import { entriesOf } from '../../model/entries.ts';
import { useTurn } from '../../model/use-turn.ts';
import { ConversationEntry } from './conversation-entry.tsx';
import { RestReminder } from './rest-reminder.tsx';

/** So many entries at the end are always laid out; older ones only when they come into view. */
const LAID_OUT = 8;

/** All that was said in a chat, and what is being said. */
export function Conversation({ chat }: { readonly chat: Chat }) {
  const turn = useTurn(chat.Chat_ID);
  const { Messages: messages, answering } = chat;
  const entries = useMemo(() => entriesOf(messages, turn, answering), [messages, turn, answering]);
  return (
    <>
      {entries.map((entry, index) => (
        <div
          key={entry.key}
          className={
            index < entries.length - LAID_OUT
              ? '[contain-intrinsic-size:auto_12rem] [content-visibility:auto]'
              : undefined
          }
        >
          <ConversationEntry entry={entry} last={index === entries.length - 1} />
        </div>
      ))}
      <RestReminder said={messages.length} />
    </>
  );
}
