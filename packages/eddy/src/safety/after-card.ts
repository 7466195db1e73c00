import type { EddyLanguage } from '../context.ts';
import { wordingIn } from '../guide/wording.ts';
import type { Care } from './danger.ts';
import { type Follow, followOf, onlyTells } from './follow-words.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS: Readonly<Record<EddyLanguage, typeof en>> = { en, tc, sc };

/** A message of the chat before, the oldest first. `care`: what Eddy's message showed of help; null for all others. */
export interface SaidBefore {
  readonly isBot: boolean;
  readonly care: Care | null;
  readonly text: string;
}

/** Where to write and where to call, as they are named in the language of the answer. */
export interface NamedContacts {
  readonly channel: string;
  readonly line: string;
}

/**
 * `follow`: fixed words are the whole answer, with answers to choose from; `facts`: what was asked for is answered, with
 * a line of care before it.
 */
export type AfterCard =
  | {
      readonly kind: 'follow';
      readonly follow: Follow;
      readonly text: string;
      readonly replies: readonly string[];
    }
  | { readonly kind: 'facts'; readonly care: string };

interface Said {
  readonly text: string;
  /** All that was said before, or the last of it. */
  readonly before: readonly SaidBefore[];
  readonly language: EddyLanguage;
  readonly contacts: NamedContacts;
}

/** So many answers after a card it is still what the talk is about, and so many of them carry a line of care. */
const ANSWERS_AFTER_CARD = 6;
const ANSWERS_WITH_CARE = 2;
/** The soft line asks how they are: only the message after it answers that. */
const ANSWERS_AFTER_SOFT = 1;

/** Follow-ups after which is asked whether somebody is near, unless that was asked. */
const ASKS_WHO_IS_NEAR: ReadonlySet<Follow> = new Set<Follow>([
  'afraidToCall',
  'justTalk',
  'notWell',
  'listening',
]);

/** So many answers after a card the same one is not shown again: it stands above. */
const ANSWERS_BEFORE_CARD_AGAIN = 2;

/** What is said in place of the very card that stands above, with the ways to help; null where it is to be shown. */
export function cardAgain(
  about: Care,
  { before, language, contacts }: Omit<Said, 'text'>,
): { readonly text: string; readonly replies: readonly string[] } | null {
  const last = before.filter(({ isBot }) => isBot).slice(-ANSWERS_BEFORE_CARD_AGAIN);
  const words = TEXTS[language];
  if (about !== 'self' || !last.some(({ care }) => care === about)) return null;
  const { say, joined } = wordingIn(language);
  const wasAsked = last.some(({ text }) => text.includes(words.near));
  return {
    text: joined([say(words.cardAgain, { ...contacts }), wasAsked ? null : words.near]),
    replies: [words.replies.with, words.replies.alone],
  };
}

/** How a chat goes on after a card or a soft line: kind fixed words, or facts with a line of care; null long after. */
export function afterCard({ text, before, language, contacts }: Said): AfterCard | null {
  const answers = before.filter(({ isBot }) => isBot);
  const shown = answers.findLastIndex(({ care }) => care !== null);
  const since = answers.length - 1 - shown;
  const last = answers[shown];
  const lasts = last?.care === 'soft' ? ANSWERS_AFTER_SOFT : ANSWERS_AFTER_CARD;
  if (last === undefined || since >= lasts) return null;
  const { say, joined } = wordingIn(language);
  const words = TEXTS[language];
  const wasAsked = answers.slice(shown).some((one) => one.text.includes(words.near));
  const isNear = last.care !== 'soft' && since < ANSWERS_WITH_CARE;
  const follow = followOf(text, wasAsked) ?? (isNear && onlyTells(text) ? 'listening' : null);
  if (follow !== null) {
    const asks = ASKS_WHO_IS_NEAR.has(follow) && !wasAsked;
    return {
      kind: 'follow',
      follow,
      text: joined([say(words[follow], { ...contacts }), asks ? words.near : null]),
      replies: asks ? [words.replies.with, words.replies.alone] : [],
    };
  }
  if (!isNear) return null;
  return { kind: 'facts', care: since === 0 ? words.careFirst : words.careAgain };
}
