import { wordingIn } from '../guide/wording.ts';
import { dangerAgain } from './card-again.ts';
import type { About } from './danger.ts';
import { withoutDenials } from './denial-words.ts';
import { askedOfTelling, asksOfStudy, type Follow, followOf, saysSomething } from './follow-words.ts';
import { isGrave } from './grave-words.ts';
import { homeAnswer } from './home-answer.ts';
import { misreadIn } from './misread-words.ts';
import { readDanger } from './read-danger.ts';
import { ANSWERS_AFTER_CARD, CARE_TEXTS, type Said, type SaidBefore } from './talk-after-card.ts';

/**
 * `danger`: what was said after the card is of danger as well, and is answered as that; `follow`: fixed words are the whole
 * answer, with answers to choose from; `facts`: what was asked for is answered, with a line before it, of care or of regret,
 * unless that was said.
 */
export type AfterCard =
  | {
      readonly kind: 'danger';
      readonly about: About;
      readonly text: string;
      readonly replies: readonly string[];
    }
  | {
      readonly kind: 'follow';
      readonly follow: Follow | 'misread' | 'home';
      readonly text: string;
      readonly replies: readonly string[];
    }
  | { readonly kind: 'facts'; readonly care: string | null };

/** So many answers after a card carry a line of care. */
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
  after.some(
    ({ isBot, text }) =>
      !isBot && !isGrave(text, true) && (misreadNow(text) !== null || saidOf(text, false) === 'safeNow'),
  );

/** Whether the last thing that a pupil said after the card was of admission. */
function wentOnToFacts(after: readonly SaidBefore[]): boolean {
  const last = after.findLast(({ isBot }) => !isBot);
  return last !== undefined && asksOfStudy(last.text, false);
}

/** How it stands after a card or a soft line; null long after. */
interface Standing {
  readonly care: NonNullable<SaidBefore['care']>;
  /** The card, and the answers since. */
  readonly shown: readonly SaidBefore[];
  readonly answers: number;
  readonly settled: boolean;
  readonly onFacts: boolean;
}

function standingIn(before: readonly SaidBefore[]): Standing | null {
  const at = before.findLastIndex(({ isBot, care }) => isBot && care !== null);
  const card = before[at];
  if (card === undefined || card.care === null) return null;
  const after = before.slice(at + 1);
  const answered = after.filter(({ isBot }) => isBot);
  const most = card.care === 'soft' ? ANSWERS_AFTER_SOFT : ANSWERS_AFTER_CARD;
  if (answered.length >= most) return null;
  return {
    care: card.care,
    shown: [card, ...answered],
    answers: answered.length,
    settled: isSettled(after),
    onFacts: wentOnToFacts(after),
  };
}

/** Danger told after a card, which words of a neighbouring matter must not answer: about a friend, or the pupil. */
function dangerAfter({ care, settled }: Standing, said: Said): AfterCard | null {
  if (care === 'soft') return null;
  const isOfOthers = care === 'violence' || care === 'threat';
  if (!isGrave(said.text, settled || isOfOthers)) return null;
  const words = CARE_TEXTS[said.language];
  const { say } = wordingIn(said.language);
  if (care !== 'friend') return { kind: 'danger', about: 'self', ...dangerAgain(said) };
  return { kind: 'danger', about: 'friend', text: say(words.friendAgain, { ...said.contacts }), replies: [] };
}

/** Words of listening, which are not said twice; who asks of telling somebody is told what to say, and who hears of it. */
function listeningWords({ text, language }: Said, shown: readonly SaidBefore[]): string {
  const words = CARE_TEXTS[language];
  const asked = askedOfTelling(text).map((one) => words[one]);
  if (asked.length > 0) return wordingIn(language).joined(asked);
  return shown.some((one) => one.text.includes(words.listening)) ? words.listeningStill : words.listening;
}

/** What fixed words say to what is told of how somebody is; null where it is about something else. */
function followAfter({ care, shown, answers, settled, onFacts }: Standing, said: Said): AfterCard | null {
  const { text, language, contacts } = said;
  const { say, joined } = wordingIn(language);
  const words = CARE_TEXTS[language];
  const isOfHome = care === 'violence';
  const isOfStudy = asksOfStudy(text, onFacts);
  const atHome = isOfHome && !settled ? homeAnswer(said, isOfStudy) : null;
  if (atHome !== null) return { kind: 'follow', follow: 'home', text: atHome, replies: [] };
  const wasAsked = shown.some((one) => one.text.includes(words.near));
  const listens =
    care !== 'soft' &&
    !settled &&
    (!onFacts || answers < ANSWERS_WITH_CARE) &&
    saysSomething(text) &&
    !isOfStudy;
  const told = saidOf(text, wasAsked) ?? (listens ? 'listening' : null);
  if (told === null || (settled && !NEEDS.has(told))) return null;
  if (isOfHome && (told === 'listening' || told === 'withSomebody'))
    return { kind: 'follow', follow: 'home', text: words.home.listening, replies: [] };
  // Who is hurt at home may have the very one near who does it.
  const asks = ASKS_WHO_IS_NEAR.has(told) && !wasAsked && !isOfHome;
  const answer = told === 'listening' ? listeningWords(said, shown) : words[told];
  return {
    kind: 'follow',
    follow: told,
    text: joined([say(answer, { ...contacts }), asks ? words.near : null]),
    replies: asks ? [words.replies.with, words.replies.alone] : [],
  };
}

/** How a chat goes on after a card or a soft line: danger, fixed words, or facts with a line of care; null long after. */
export function afterCard(said: Said): AfterCard | null {
  const standing = standingIn(said.before);
  if (standing === null) return null;
  const { care, answers, settled } = standing;
  const isSoft = care === 'soft';
  const danger = dangerAfter(standing, said);
  if (danger !== null) return danger;
  const words = CARE_TEXTS[said.language];
  const { joined } = wordingIn(said.language);
  const misread = misreadNow(said.text);
  if (misread === 'asks') return { kind: 'facts', care: settled || isSoft ? null : words.misread };
  if (misread === 'only' && !settled) {
    return { kind: 'follow', follow: 'misread', text: joined([words.misread, words.askAgain]), replies: [] };
  }
  const follow = followAfter(standing, said);
  if (follow !== null) return follow;
  if (isSoft || settled || answers >= ANSWERS_WITH_CARE) return null;
  return { kind: 'facts', care: answers === 0 ? words.careFirst : words.careAgain };
}
