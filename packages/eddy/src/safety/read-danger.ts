import { mostLikelyAbout } from './about.ts';
import type { Danger } from './danger.ts';
import { withoutDenials } from './denial-words.ts';
import { isPlainlyDangerous, isPlainlyViolent } from './plain-danger.ts';
import { evidenceOfText, piecesOfText } from './read-text.ts';
import { withoutReported } from './reported-words.ts';
import { byChance, weigh } from './scales.ts';
import { BALANCE } from './weights.generated.ts';

/**
 * Above `CARD` the card is shown, above `SOFT` one line asks how they are: set by how many unseen risks get the card, and the
 * card or the line, all sets taken together.
 */
export const CARD = -0.2;
export const SOFT = -1.36;

/** How far the heaviest of what is weighed by itself tips the scales beyond what chance does, and the evidence of all that weighs more than `SOFT`. */
function weighed(text: string): { readonly most: number; readonly heavy: readonly number[] } {
  const stretches = evidenceOfText(text);
  let most = Number.NEGATIVE_INFINITY;
  const heavy: number[] = [];
  for (const evidence of stretches) {
    const weight = weigh(evidence, BALANCE);
    if (weight > most) most = weight;
    if (weight > SOFT) heavy.push(...evidence);
  }
  return { most: most - byChance(stretches.length), heavy };
}

function readTold(text: string): Danger {
  const pieces = piecesOfText(text);
  if (pieces.some(isPlainlyViolent)) return { kind: 'card', about: 'violence' };
  const { most, heavy } = weighed(text);
  if (most > CARD || pieces.some(isPlainlyDangerous)) return { kind: 'card', about: mostLikelyAbout(heavy) };
  return { kind: most > SOFT ? 'soft' : 'none' };
}

/** Whether a fixed rule sees danger in the whole of it, whatever of it is only told. */
const isPlain = (text: string): boolean =>
  piecesOfText(text).some((piece) => isPlainlyViolent(piece) || isPlainlyDangerous(piece));

/**
 * What a message says of danger to the pupil or to somebody else; by fixed rules, in English, written and spoken
 * Chinese. Clauses and sentences are weighed by themselves, and the most dangerous decides. Who denies suicide and says
 * nothing heavy beside it is asked how they are, and gets no card for the word; so is who only tells a reproach heard at home.
 */
export function readDanger(text: string): Danger {
  const rest = withoutDenials(text) ?? (isPlain(text) ? null : withoutReported(text));
  return rest !== null && readTold(rest).kind === 'none' ? { kind: 'soft' } : readTold(text);
}
