import type { Care, PreferredLanguage } from '@lodestar/contract';
import { aboutInTalk, afterCard, cardAgain } from '@lodestar/eddy';
import type { HelpLines } from '../../shared/help-lines.ts';
import type { MessageRow } from './message-repository.ts';

/** So many messages before are read for how a chat goes on after a card. */
export const READ_AFTER_CARD = 16;

/** A whole answer of fixed words: a card of help lines, or how a chat goes on after one. */
export type FixedAnswer = Pick<MessageRow, 'text' | 'state' | 'care' | 'suggestions'>;

interface Said {
  readonly text: string;
  readonly language: PreferredLanguage;
}

type Before = readonly Pick<MessageRow, 'text' | 'isBot' | 'care' | 'state'>[];

/** An older card does not say whom it is about. */
const saidBefore = (before: Before) =>
  before.map(({ text, isBot, care, state }) => ({
    text,
    isBot,
    care: care ?? (state === 'helpLine' ? ('self' as const) : null),
  }));

/** The fixed words that answer a message, which no model replaces and nothing refuses; else null. */
export function fixedAnswer(
  helpLines: HelpLines,
  { text, language }: Said,
  before: Before,
): FixedAnswer | null {
  const help = helpLines.for(text, language);
  const said = { before: saidBefore(before), language, contacts: helpLines.contacts(language) };
  if (help !== null) {
    const about = aboutInTalk(help.about, text, said.before);
    const again = cardAgain(about, { text, ...said });
    const shown = again ?? { text: helpLines.card(about, language), replies: [] };
    return { text: shown.text, suggestions: shown.replies, state: 'helpLine', care: about };
  }
  const after = afterCard({ text, ...said });
  if (after === null || after.kind === 'facts') return null;
  const answer = { text: after.text, suggestions: after.replies };
  if (after.kind === 'danger') return { ...answer, state: 'helpLine', care: after.about };
  return { ...answer, state: 'whole', care: null };
}

/** Lines of care around an answer, and what is kept of them. */
export interface CareLines {
  readonly first: string | null;
  readonly last: string | null;
  readonly care: Care | null;
}

/** The line before facts that are asked for after a card, and the one that asks how they are, which one does not get there. */
export function careLines(helpLines: HelpLines, { text, language }: Said, before: Before): CareLines {
  const contacts = helpLines.contacts(language);
  const after = afterCard({ text, before: saidBefore(before), language, contacts });
  const first = after?.kind === 'facts' ? after.care : null;
  const last = after === null ? helpLines.softLine(text, language) : null;
  return { first, last, care: last === null ? null : 'soft' };
}
