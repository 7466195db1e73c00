import { readMessage } from './asked/reading.ts';
import { inCharacters } from './asked/romanised.ts';
import { readPlainly } from './asked/said-plainly.ts';
import { type IntentGuess, readIntents, wantedBefore } from './classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from './context.ts';
import { shareOfWords } from './knowledge/words-wanted.ts';
import { leaning } from './plan/leaning.ts';
import { orderAsked } from './plan/order.ts';
import type { Wish } from './plan/parts.ts';
import { questionIn } from './question-in.ts';
import type { Understanding } from './understanding.ts';

interface Heard {
  readonly wish: Wish;
  readonly first: IntentGuess;
}

function heardIn(message: string, context: EddyContext, earlier: readonly EarlierMessage[]): Heard {
  const { text } = questionIn(inCharacters(message) ?? message, context);
  const reading = readMessage(text, context);
  const [first] = readIntents(text, reading, context.intents, wantedBefore(earlier, context));
  return { wish: { text, reading: readPlainly(text, context), context, earlier }, first };
}

/** What a message in which nothing was heard asks in the light of the talk: an answer in words, or the order of the list. */
export function leant(
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): Understanding | null {
  const { wish, first } = heardIn(message, context, earlier);
  return leaning(wish, first) ?? orderAsked(wish);
}

/** From this share on an answer in words is meant rather than what was told already, as likely as words are asked for. */
const RATHER = { plainly: 0.5, inWords: 0.3 } as const;
/** From this share on words may be asked for, and are. */
const WORDS = { maybe: 0.25, surely: 0.6 } as const;

/** Another way of understanding a message whose answer was told already: in words; null: there is none. */
export function understoodAnew(
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): Understanding | null {
  const { wish, first } = heardIn(message, context, earlier);
  const words = shareOfWords(wish.text, readMessage(wish.text, context), context.knowledge);
  if (words < WORDS.maybe) return null;
  return leaning(wish, first, words >= WORDS.surely ? RATHER.inWords : RATHER.plainly);
}
