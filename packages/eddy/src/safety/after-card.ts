import type { EddyLanguage } from '../context.ts';
import { wordingIn } from '../guide/wording.ts';
import type { About, Care } from './danger.ts';
import { withoutDenials } from './denial-words.ts';
import { type Follow, followOf, onlyTells } from './follow-words.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };
import { misreadIn } from './misread-words.ts';
import { readDanger } from './read-danger.ts';

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
 * a line before it, of care or of regret, unless that was said.
 */
export type AfterCard =
  | {
      readonly kind: 'follow';
      readonly follow: Follow | 'misread';
      readonly text: string;
      readonly replies: readonly string[];
    }
  | { readonly kind: 'facts'; readonly care: string | null };

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

/** What is still heard once somebody has said that they are well, or were misread. */
const NEEDS: ReadonlySet<Follow> = new Set<Follow>(['notWell', 'afraidToCall', 'justTalk']);

/** Follow-ups after which is asked whether somebody is near, unless that was asked. */
const ASKS_WHO_IS_NEAR: ReadonlySet<Follow> = new Set<Follow>([
  'afraidToCall',
  'justTalk',
  'notWell',
  'listening',
]);

/** So many answers after a card the same one is not shown again: it stands above. */
const ANSWERS_BEFORE_CARD_AGAIN = 2;

const lastAnswers = (before: readonly SaidBefore[]): readonly SaidBefore[] =>
  before.filter(({ isBot }) => isBot).slice(-ANSWERS_BEFORE_CARD_AGAIN);

/** Whom a card is about: who was just given one about themselves goes on about themselves, though they speak of a mother who is out. */
export function aboutInTalk(about: About, before: readonly SaidBefore[]): About {
  return about === 'friend' && lastAnswers(before).some(({ care }) => care === 'self') ? 'self' : about;
}

/** What is said in place of the very card that stands above, with the ways to help; null where it is to be shown. */
export function cardAgain(
  about: Care,
  { before, language, contacts }: Omit<Said, 'text'>,
): { readonly text: string; readonly replies: readonly string[] } | null {
  const last = lastAnswers(before);
  const words = TEXTS[language];
  if (about !== 'self' || !last.some(({ care }) => care === about)) return null;
  const { say, joined } = wordingIn(language);
  const wasAsked = last.some(({ text }) => text.includes(words.near));
  return {
    text: joined([say(words.cardAgain, { ...contacts }), wasAsked ? null : words.near]),
    replies: [words.replies.with, words.replies.alone],
  };
}

/** What a message says of having been misread; a message that is heavy beside its denial says nothing of it. */
function misreadNow(text: string): ReturnType<typeof misreadIn> {
  const misread = misreadIn(text);
  return misread !== null && readDanger(withoutDenials(text) ?? text).kind === 'none' ? misread : null;
}

/** What a message says of how somebody is; who denies suicide says that they are safe. */
const saidOf = (text: string, wasAsked: boolean): Follow | null =>
  followOf(text, wasAsked) ?? (withoutDenials(text) === null ? null : 'safeNow');

/** Whether a pupil said after the card that they are well, or were misread: then nothing more is asked of it. */
const isSettled = (after: readonly SaidBefore[]): boolean =>
  after.some(({ isBot, text }) => !isBot && (misreadNow(text) !== null || saidOf(text, false) === 'safeNow'));

/** How a chat goes on after a card or a soft line: kind fixed words, or facts with a line of care; null long after. */
export function afterCard({ text, before, language, contacts }: Said): AfterCard | null {
  const shown = before.findLastIndex(({ isBot, care }) => isBot && care !== null);
  const last = before[shown];
  const after = before.slice(shown + 1);
  const answers = after.filter(({ isBot }) => isBot);
  const isSoft = last?.care === 'soft';
  if (last === undefined || answers.length >= (isSoft ? ANSWERS_AFTER_SOFT : ANSWERS_AFTER_CARD)) return null;
  const { say, joined } = wordingIn(language);
  const words = TEXTS[language];
  const settled = isSettled(after);
  const misread = misreadNow(text);
  if (misread === 'asks') return { kind: 'facts', care: settled || isSoft ? null : words.misread };
  if (misread === 'only' && !settled) {
    return { kind: 'follow', follow: 'misread', text: joined([words.misread, words.askAgain]), replies: [] };
  }
  const wasAsked = [last, ...answers].some((one) => one.text.includes(words.near));
  const isNear = !isSoft && !settled && answers.length < ANSWERS_WITH_CARE;
  const said = saidOf(text, wasAsked) ?? (isNear && onlyTells(text) ? 'listening' : null);
  const follow = said !== null && settled && !NEEDS.has(said) ? null : said;
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
  return { kind: 'facts', care: answers.length === 0 ? words.careFirst : words.careAgain };
}
