import { questionClauses } from './asked/clauses.ts';
import { type Reading, readMessage } from './asked/reading.ts';
import { type IntentGuess, readIntents } from './classifier/read-intent.ts';
import type { EddyContext } from './context.ts';
import type { Intent } from './intents.ts';

/** Shorter messages are read as a whole. */
const SHORTEST = { latin: 70, chinese: 24 } as const;
/** From this share on the sentence that asks says itself what it asks. */
const SAYS = 0.3;
/** From this share on a sentence beside the question tells a feeling. */
const FEELS = 0.35;

const FEELINGS: ReadonlySet<Intent> = new Set<Intent>(['worry', 'failed', 'pressure', 'lost', 'late']);
/** What is said rather than asked is no question in a story. */
const SAID: ReadonlySet<Intent> = new Set<Intent>([
  ...FEELINGS,
  'hello',
  'thanks_bye',
  'good_news',
  'yes_no',
  'outside',
  'correction',
]);

/** A message of several sentences: the one that asks, and the feeling that the others tell. */
export interface Story {
  readonly text: string;
  readonly reading: Reading;
  readonly guesses: readonly [IntentGuess, IntentGuess];
  readonly feeling: Intent | null;
}

const isLong = (text: string): boolean =>
  text.length >= (/\p{Script=Han}/u.test(text) ? SHORTEST.chinese : SHORTEST.latin);

/** The question with what the rest of the story names and it does not. */
function together(asked: Reading, all: Reading): Reading {
  const { codes, topics, institutions, unknown } = asked.named;
  const namesNothing = codes.length + topics.length + institutions.length + unknown.length === 0;
  const hasNoGrades = asked.grades.mentions.length === 0;
  return {
    ...asked,
    named: namesNothing ? all.named : asked.named,
    grades: hasNoGrades && asked.grades.subjects.length === 0 ? all.grades : asked.grades,
  };
}

/** Of a story, the sentence that asks, where it says itself what; null: the message is read as a whole. */
export function storyIn(text: string, reading: Reading, context: EddyContext): Story | null {
  if (!isLong(text)) return null;
  const parts = questionClauses(text);
  if (parts.length < 2) return null;
  const heard = parts.map(({ clause, asks }) => {
    const own = readMessage(clause, context);
    return { clause, asks, reading: own, guesses: readIntents(clause, own, context.intents) };
  });
  const question = heard.findLast(
    ({ asks, guesses: [{ intent, share }] }) => asks && share >= SAYS && !SAID.has(intent),
  );
  if (question === undefined) return null;
  const felt = heard.find(
    (one) => one !== question && FEELINGS.has(one.guesses[0].intent) && one.guesses[0].share >= FEELS,
  );
  return {
    text: question.clause,
    reading: together(question.reading, reading),
    guesses: question.guesses,
    feeling: felt?.guesses[0].intent ?? null,
  };
}
