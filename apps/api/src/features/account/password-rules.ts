import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';

/** Below it a password falls to a million guesses (zxcvbn: 0 too guessable, 1 very guessable, 2 somewhat). */
const WEAKEST_SCORE = 2;
/** Time grows with the square of the length, and what comes after cannot make the beginning weaker. */
const JUDGED_LENGTH = 32;
const LONGEST_OWN_TEXT = 64;
/** What everybody thinks of first on this site. */
const SITE_WORDS = ['lodestar', 'jupas', 'hkdse', 'qiming', 'kaiming', 'eddy'];
/** Ways to read 4 as a, $ as s and so on: a tenth of the usual number finds the same, and bounds the time. */
const READINGS = 10;

/** Its tables of words take half a second and 20 MB: `password-judge.ts` has them in a thread while they are needed. */
const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: READINGS,
  maxLength: JUDGED_LENGTH,
});

export interface PasswordOwner {
  readonly userId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type PasswordProblem =
  | 'tooCommon'
  | 'likeCommon'
  | 'repeats'
  | 'sequence'
  | 'keyboardRow'
  | 'dates'
  | 'singleWord'
  | 'justName'
  | 'ownData'
  | 'guessable'
  | 'sameAsUsername'
  | 'sameAsEmail';

/** What zxcvbn warns of, in the words of the contract. */
const OF_WARNING: ReadonlyMap<string | null, PasswordProblem> = new Map([
  ['topTen', 'tooCommon'],
  ['topHundred', 'tooCommon'],
  ['common', 'tooCommon'],
  ['similarToCommon', 'likeCommon'],
  ['simpleRepeat', 'repeats'],
  ['extendedRepeat', 'repeats'],
  ['sequences', 'sequence'],
  ['straightRow', 'keyboardRow'],
  ['keyPattern', 'keyboardRow'],
  ['recentYears', 'dates'],
  ['dates', 'dates'],
  ['wordByItself', 'singleWord'],
  ['namesByThemselves', 'justName'],
  ['commonNames', 'justName'],
  ['userInputs', 'ownData'],
]);

/** Why a password cannot be taken, in a word that the page translates; null when it can. Letter case is no help. */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | null {
  const plain = password.toLowerCase();
  if (plain === owner.userId?.toLowerCase()) return 'sameAsUsername';
  if (plain === owner.email) return 'sameAsEmail';
  const { score, feedback } = estimator.check(plain.slice(0, JUDGED_LENGTH), ownTexts(owner));
  if (score >= WEAKEST_SCORE) return null;
  return OF_WARNING.get(feedback.warning) ?? 'guessable';
}

function ownTexts({ userId, email, firstName, lastName }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const texts = [userId ?? '', email, mailbox, firstName, lastName, `${firstName}${lastName}`];
  const own = [...texts, `${lastName}${firstName}`].map((text) => text.toLowerCase());
  return [...SITE_WORDS, ...own.map((text) => text.slice(0, LONGEST_OWN_TEXT))];
}
