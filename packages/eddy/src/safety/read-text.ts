import { evidenceOf } from './evidence.ts';
import { tokensOf } from './reading/tokens.ts';
import { evidenceOfStretches } from './stretches.ts';

const PIECE = 900;
const OVERLAP = 100;

/** A message is read piece by piece, so that the work for each is bounded. */
export function piecesOfText(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at += PIECE) found.push(text.slice(at, at + PIECE + OVERLAP));
  return found;
}

/** The evidence of everything in a text that is weighed by itself, in any of the three languages. */
export const evidenceOfText = (text: string): readonly (readonly number[])[] =>
  piecesOfText(text).flatMap((piece) => evidenceOfStretches(evidenceOf(tokensOf(piece))));
