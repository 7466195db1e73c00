import type { Reading } from '../asked/reading.ts';
import type { Intent } from '../intents.ts';
import type { Classifier } from './linear-classifier.ts';
import { piecesOf } from './pieces.ts';
import { signsOf } from './signs.ts';

/** Everything that a message is recognised by. */
export const evidenceOf = (message: string, reading: Reading): readonly string[] => [
  ...piecesOf(message),
  ...signsOf(reading),
];

export interface IntentGuess {
  readonly intent: Intent;
  readonly share: number;
}

type Guesses = readonly [IntentGuess, IntentGuess];

/** A message that was read once is weighed once. */
const guessedBefore = new WeakMap<Reading, Guesses>();

/** What a message, by its reading, wants most likely, and what next. */
export function readIntents(message: string, reading: Reading, classifier: Classifier<Intent>): Guesses {
  const guesses = guessedBefore.get(reading) ?? guess(message, reading, classifier);
  guessedBefore.set(reading, guesses);
  return guesses;
}

function guess(message: string, reading: Reading, classifier: Classifier<Intent>): Guesses {
  const [first, second] = classifier
    .classify(evidenceOf(message, reading))
    .map(({ label, share }): IntentGuess => ({ intent: label, share }));
  return [first ?? UNKNOWN, second ?? UNKNOWN];
}

const UNKNOWN: IntentGuess = { intent: 'outside', share: 0 };
