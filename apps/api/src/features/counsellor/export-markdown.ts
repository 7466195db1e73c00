import type { Chat, ChatMessage, PreferredLanguage } from '@lodestar/contract';
import { CHAT_TEXTS } from './texts.ts';

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
