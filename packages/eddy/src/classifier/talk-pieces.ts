import type { Intent } from '../intents.ts';

/** What was wanted in the messages before, the latest first. */
export type WantedBefore = readonly Intent[];

/** So many messages before are remembered. */
export const REMEMBERED_WISHES = 2;

/** Intents of one kind lead on alike: `programme_fee` and `programme_length` are of a programme. */
const kindOf = (intent: Intent): string => intent.split('_', 1)[0] ?? intent;

/**
 * What a message that leans on the talk is recognised by: what was wanted before, alone and together with how the message
 * begins and ends, how long it is and how much it names. "And HKU?" after a fee asks for a fee.
 */
export function piecesOfTalk(
  pieces: readonly string[],
  signs: readonly string[],
  before: WantedBefore,
): readonly string[] {
  const [last, earlier] = before;
  if (last === undefined) return [];
  const shape = [
    ...pieces.filter((piece) => /^[\^$#]/.test(piece)),
    ...signs.filter((sign) => sign.startsWith('slots ') || sign.startsWith('cue ')),
  ];
  const was = [`was ${last}`, `was of ${kindOf(last)}`];
  return [
    ...was,
    ...was.flatMap((one) => shape.map((part) => `${one} ${part}`)),
    ...(earlier === undefined ? [] : [`before ${earlier}`, `before ${earlier} ${last}`]),
  ];
}
