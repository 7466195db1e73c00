import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';

/** A message of the pupil's, and where in the talk it stands. */
export interface Said {
  readonly text: string;
  readonly reading: Reading;
  readonly at: number;
}

/** What the pupil said last that is meant, among so many of the latest messages; undefined: none of them is. */
export function saidLast(
  { context, earlier }: { readonly context: EddyContext; readonly earlier: readonly EarlierMessage[] },
  among: number,
  isMeant: (reading: Reading) => boolean,
): Said | undefined {
  const said = earlier.flatMap(({ text, isBot }, at) => (isBot ? [] : [{ text, at }])).slice(-among);
  for (const { text, at } of said.toReversed()) {
    const reading = readPlainly(text, context);
    if (isMeant(reading)) return { text, reading, at };
  }
  return undefined;
}
