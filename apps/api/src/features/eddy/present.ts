import { CHAT_LIMITS, type Chat, type ChatMessage, type PreferredLanguage } from '@lodestar/contract';
import type { ChatRow } from './chat-repository.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };
import type { MessageRow } from './message-repository.ts';

/** Longest title made of a first message. */
const TITLE_LENGTH = 60;

export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    Text: row.text,
    Is_Bot: row.isBot,
    createdAt: row.createdAt.toISOString(),
    reference_analysis_id: row.analysisId,
    feedback: row.feedback,
    state: row.state,
    grounds: row.grounds,
    suggestions: [...row.suggestions],
    counsellor: row.counsellor,
    care: row.care,
  };
}

/** `isAnswering`: whether an answer is being written. */
export function presentChat(chat: ChatRow, messages: readonly MessageRow[], isAnswering: boolean): Chat {
  return {
    Chat_ID: chat.id,
    updatedAt: chat.updatedAt.toISOString(),
    title: titleOf(chat.title, messages[0]?.text ?? ''),
    answering: isAnswering,
    Messages: messages.map(presentMessage),
  };
}

/** As the pupil named the chat, else the beginning of its first message on one line. */
export function titleOf(given: string | null, opening: string): string {
  if (given !== null) return given;
  const line = Array.from(opening.replace(/\s+/g, ' ').trim());
  return line.length <= TITLE_LENGTH
    ? line.join('')
    : `${line
        .slice(0, TITLE_LENGTH - 1)
        .join('')
        .trim()}…`;
}

const BEFORE = 30;

/** The part of a text around what was looked for, on one line. */
export function excerptOf(text: string, wanted: RegExp): string {
  const place = Math.max(0, text.search(wanted));
  const from = place <= BEFORE ? 0 : place - BEFORE;
  const piece = text.slice(from, from + CHAT_LIMITS.opening).toWellFormed();
  const line = piece.replace(/�/g, '').replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${line}${from + CHAT_LIMITS.opening < text.length ? '…' : ''}`;
}

/** A chat as a Markdown document in the pupil's language. */
export function exportMarkdown({ title, Messages }: Chat, language: PreferredLanguage, date: string): string {
  const { export: words } = CHAT_TEXTS[language];
  const note = `*${words.note.replace('{{date}}', date)}*`;
  const sections = Messages.map((message) => sectionOf(message, language));
  return `${[`# ${title.replace(/\s+/g, ' ')}`, ...sections, '---', note].join('\n\n')}\n`;
}

function sectionOf(message: ChatMessage, language: PreferredLanguage): string {
  const { export: words } = CHAT_TEXTS[language];
  const { Is_Bot, counsellor, createdAt, Text, state, reference_analysis_id } = message;
  const name = Is_Bot ? words[counsellor ?? 'model'] : words.pupil;
  const ending = state === 'stopped' || state === 'failed' ? `*${words[state]}*` : null;
  return [
    `## ${name} · ${createdAt.slice(0, 16).replace('T', ' ')} UTC`,
    reference_analysis_id === null ? null : `*${words.reference}*`,
    // Headings within a message stand below the message's own.
    Text.trim().replace(/^(#{1,4})(?=\s)/gm, '##$1'),
    ending,
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

/** What the server says in a chat or of one. */
export const CHAT_TEXTS = { en, tc, sc };
