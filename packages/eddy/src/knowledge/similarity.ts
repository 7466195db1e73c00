import { asTyped, plainText } from '../asked/plain-text.ts';
import { startsOf } from '../classifier/by-place.ts';
import { placeOf } from '../classifier/linear-classifier.ts';
import { piecesOf } from './text-pieces.ts';

/** Pieces are told apart by a place among so many; some thousands are taken, so that few share one. */
const PLACES = 2 ** 17;

type Pieces = ReadonlyMap<number, number>;

/** The pieces of a text in plain form by their places. */
export function placed(plain: string): Pieces {
  const places = new Map<number, number>();
  for (const [piece, weight] of piecesOf(plain)) {
    const place = placeOf(piece, PLACES);
    places.set(place, Math.max(places.get(place) ?? 0, weight));
  }
  return places;
}

/** How rare each piece is among texts, by its place; what stands in none is the rarest. */
export type Rarity = Float32Array;

/** In which of some texts each piece stands: for each place from where to where in `texts` they are told. */
export interface Standing {
  /** How many texts there are. */
  readonly size: number;
  readonly starts: Uint32Array;
  readonly texts: Uint16Array;
}

function* placesIn(texts: readonly Pieces[]): Generator<number> {
  for (const text of texts) yield* text.keys();
}

export function standingOf(texts: readonly Pieces[]): Standing {
  const starts = startsOf(placesIn(texts), PLACES);
  const next = starts.slice();
  const standing = new Uint16Array(starts[PLACES] ?? 0);
  for (const [text, pieces] of texts.entries())
    for (const place of pieces.keys()) {
      const at = next[place] ?? 0;
      standing[at] = text;
      next[place] = at + 1;
    }
  return { size: texts.length, starts, texts: standing };
}

export const rarityIn = ({ size, starts }: Standing): Rarity =>
  Float32Array.from({ length: PLACES }, (_, place) => {
    const count = (starts[place + 1] ?? 0) - (starts[place] ?? 0);
    return Math.log(1 + size / Math.max(count, 0.5));
  });

/** Texts made ready to be compared: where each piece stands, and how much it weighs there. */
export interface SimilarityIndex extends Standing {
  readonly weights: Float32Array;
}

function normalised(pieces: Pieces, rarity: Rarity): Pieces {
  let squares = 0;
  const weighed = new Map<number, number>();
  for (const [place, weight] of pieces) {
    const own = weight * (rarity[place] ?? 0);
    weighed.set(place, own);
    squares += own * own;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [place, own] of weighed) weighed.set(place, own / length);
  return weighed;
}

/** Several texts as one: what stands in many of them counts more, but not as much more. */
export function together(parts: readonly (readonly [Pieces, number])[]): Pieces {
  const sum = new Map<number, number>();
  for (const [pieces, share] of parts)
    for (const [place, weight] of pieces) sum.set(place, (sum.get(place) ?? 0) + weight * share);
  for (const [place, weight] of sum) sum.set(place, Math.sqrt(weight));
  return sum;
}

export function similarityIndex(texts: readonly Pieces[], rarity: Rarity): SimilarityIndex {
  const standing = standingOf(texts);
  const weights = new Float32Array(standing.texts.length);
  const next = standing.starts.slice();
  for (const text of texts)
    for (const [place, weight] of normalised(text, rarity)) {
      const at = next[place] ?? 0;
      weights[at] = weight;
      next[place] = at + 1;
    }
  return { ...standing, weights };
}

/** A message made ready to be compared with the texts of an index. */
export const asked = (message: string, rarity: Rarity): Pieces =>
  normalised(placed(plainText(message)), rarity);

/** One character by itself stands in anything. */
const ONE_CHARACTER = /^\p{Script=Han}$/u;

/** How much of what a message says each text holds, 0 to 1: rare words count more, and single characters nothing. */
export function covered(message: string, { size, starts, texts }: Standing, rarity: Rarity): Float32Array {
  const held = new Float32Array(size);
  let all = 0;
  for (const [piece, weight] of piecesOf(asTyped(message))) {
    if (ONE_CHARACTER.test(piece)) continue;
    const place = placeOf(piece, PLACES);
    const own = weight * (rarity[place] ?? 0);
    all += own;
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const text = texts[at] ?? 0;
      held[text] = (held[text] ?? 0) + own;
    }
  }
  return held.map((own) => own / Math.max(all, 1));
}

/** How near a message stands to each text, 0 to 1 (cosine). */
export function similarities(
  message: Pieces,
  { size, starts, texts, weights }: SimilarityIndex,
): Float32Array {
  const near = new Float32Array(size);
  for (const [place, weight] of message)
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const text = texts[at] ?? 0;
      near[text] = (near[text] ?? 0) + weight * (weights[at] ?? 0);
    }
  return near;
}
