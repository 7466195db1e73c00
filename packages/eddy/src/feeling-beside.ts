import { questionClauses } from './asked/clauses.ts';
import { type Reading, readMessage } from './asked/reading.ts';
import { fears, saysHowItFeels, tellsWhatWeighs } from './asked/what-weighs.ts';
import { type IntentGuess, readIntents } from './classifier/read-intent.ts';
import type { WantedBefore } from './classifier/talk-pieces.ts';
import { isFeeling } from './intents.ts';
import type { Wish } from './plan/parts.ts';
import { isTalkIntent, type TalkIntent } from './talk.ts';

/** Shorter messages are read as a whole. */
const SHORTEST = { latin: 70, chinese: 24 } as const;
/** From this share on a sentence beside the question tells a feeling. */
const FEELS = 0.35;

const isLong = (text: string): boolean =>
  text.length >= (/\p{Script=Han}/u.test(text) ? SHORTEST.chinese : SHORTEST.latin);

/** The feeling that a sentence of a story tells, beside the one that asks; null where none does. */
export function feelingBeside({ text, context }: Wish, before: WantedBefore): TalkIntent | null {
  if (!isLong(text)) return null;
  const parts = questionClauses(text);
  if (parts.length < 2) return null;
  for (const { clause, asks } of parts) {
    if (asks) continue;
    const [{ intent, share }] = readIntents(clause, readMessage(clause, context), context.intents, before);
    if (share >= FEELS && isFeeling(intent)) return intent;
  }
  return null;
}

/** From this share on a feeling is heard beside what is asked. */
const HEARD = 0.3;
/** From this share on, where words of it tell of something that weighs. */
const FELT = 0.12;

/** The feeling that a message tells beside what it asks; fear of what may come is no failure yet. */
export function feelingIn(guesses: readonly IntentGuess[], { text }: Reading): TalkIntent | null {
  const isTold = tellsWhatWeighs(text) || fears(text);
  const least = isTold ? FELT : HEARD;
  const felt = guesses.find(({ intent, share }) => share >= least && isFeeling(intent))?.intent;
  if (felt === undefined || !isTalkIntent(felt)) return saysHowItFeels(text);
  return felt === 'failed' && fears(text) ? 'worry' : felt;
}
