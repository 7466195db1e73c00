import { type Reading, readMessage } from '../asked/reading.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import type { Intent } from '../intents.ts';
import type { Classifier } from './linear-classifier.ts';
import { piecesOf } from './pieces.ts';
import { signsOf } from './signs.ts';
import { piecesOfTalk, REMEMBERED_WISHES, type WantedBefore } from './talk-pieces.ts';

/** Everything that a message is recognised by; `before`: what was wanted in the messages before it, the latest first. */
export function evidenceOf(message: string, reading: Reading, before: WantedBefore = []): readonly string[] {
  const pieces = piecesOf(message);
  const signs = signsOf(reading);
  return [...pieces, ...signs, ...piecesOfTalk(pieces, signs, before)];
}

export interface IntentGuess {
  readonly intent: Intent;
  readonly share: number;
}

type Guesses = readonly [IntentGuess, IntentGuess];

/** A message that was read once is weighed once for what was wanted before it. */
const guessedBefore = new WeakMap<Reading, Map<string, Guesses>>();

/** What a message, by its reading and what was wanted before it, wants most likely, and what next. */
export function readIntents(
  message: string,
  reading: Reading,
  classifier: Classifier<Intent>,
  before: WantedBefore = [],
): Guesses {
  const held = guessedBefore.get(reading) ?? new Map<string, Guesses>();
  guessedBefore.set(reading, held);
  const key = before.join(' ');
  const guesses = held.get(key) ?? guess(evidenceOf(message, reading, before), classifier);
  held.set(key, guesses);
  return guesses;
}

function guess(evidence: readonly string[], classifier: Classifier<Intent>): Guesses {
  const [first, second] = classifier
    .classify(evidence)
    .map(({ label, share }): IntentGuess => ({ intent: label, share }));
  return [first ?? UNKNOWN, second ?? UNKNOWN];
}

/** What a message wants by itself, of the intents that a rule names: how likely one of them, and the likeliest. Shares from 0 to 1. */
export function shareOf(
  message: string,
  reading: Reading,
  classifier: Classifier<Intent>,
  isMeant: (intent: Intent) => boolean,
): { readonly sum: number; readonly most: number } {
  const shares = classifier
    .classify(evidenceOf(message, reading))
    .flatMap(({ label, share }) => (isMeant(label) ? [share] : []));
  return { sum: shares.reduce((sum, share) => sum + share, 0), most: Math.max(0, ...shares) };
}

const UNKNOWN: IntentGuess = { intent: 'outside', share: 0 };

/** So many messages of the pupil are gone through to know what was wanted last. */
const GONE_THROUGH = 6;

/** What the pupil wanted in the messages before, the latest first, each read in the light of those before it. */
export function wantedBefore(earlier: readonly EarlierMessage[], context: EddyContext): WantedBefore {
  let before: WantedBefore = [];
  for (const { text } of earlier.filter(({ isBot }) => !isBot).slice(-GONE_THROUGH)) {
    const [{ intent }] = readIntents(text, readMessage(text, context), context.intents, before);
    before = [intent, ...before].slice(0, REMEMBERED_WISHES);
  }
  return before;
}
