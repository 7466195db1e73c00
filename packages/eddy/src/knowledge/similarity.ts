import { plainText } from '../asked/plain-text.ts';
import { conceptsIn } from './concepts.ts';

/** How much pieces count beside a whole word or a pair of characters. */
const PIECE = { one: 0.5, start: 0.5, pair: 0.5, concept: 2.2 } as const;

/** Words that stand in any question, of whatever it is about; in simplified characters. */
const EMPTY_WORDS = new Set(
  `a an and are as at be by can could do does did for from get has have how i if im in is it its
  me my need of on or our should so some than that the their them then there they this to u want was we what when where
  which who why will with would you your ok pls please just really still`.split(/\s+/),
);
const EMPTY_CHARACTERS = new Set('的了吗呢啊呀喇啦嘅咗吖嘛喎我你佢他她是系咩乜');

const STEM_LENGTH = 5;

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** What a text is compared by: words and their beginnings, Chinese characters and pairs of them, each with its weight. */
function piecesOf(text: string): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  const add = (piece: string, weight: number) => pieces.set(piece, Math.max(pieces.get(piece) ?? 0, weight));
  const plain = plainText(text);
  for (const concept of conceptsIn(plain)) add(concept, PIECE.concept);
  let previous: string | null = null;
  for (const [run] of plain.matchAll(/[a-z0-9*]+|\p{Script=Han}+/gu)) {
    if (/^[a-z0-9*]/.test(run)) {
      const word = singular(run);
      if (EMPTY_WORDS.has(run)) continue;
      add(word, 1);
      if (word.length > STEM_LENGTH) add(`${word.slice(0, STEM_LENGTH)}-`, PIECE.start);
      if (previous !== null) add(`${previous} ${word}`, PIECE.pair);
      previous = word;
      continue;
    }
    const characters = Array.from(run);
    for (const [at, one] of characters.entries()) {
      if (!EMPTY_CHARACTERS.has(one)) add(one, PIECE.one);
      const next = characters[at + 1];
      if (next !== undefined && !(EMPTY_CHARACTERS.has(one) && EMPTY_CHARACTERS.has(next)))
        add(one + next, 1);
    }
  }
  return pieces;
}

/** Texts made ready to be compared with a message: for each piece in which texts it stands, and how heavily. */
export interface SimilarityIndex {
  readonly size: number;
  /** Numbers of the pieces. */
  readonly pieces: ReadonlyMap<string, number>;
  /** By the number of a piece. */
  readonly rarity: Float64Array;
  /** By the number of a piece: where in `texts` and `weights` its own begin; those of the next one end them. */
  readonly starts: Uint32Array;
  readonly texts: Uint16Array;
  readonly weights: Float64Array;
}

type Weighed = readonly (readonly [piece: string, weight: number])[];

/** Of length one, so that long texts weigh no more than short ones. */
function normalised(pieces: ReadonlyMap<string, number>, rarityOf: (piece: string) => number): Weighed {
  const weighed = [...pieces].map(([piece, weight]) => [piece, weight * rarityOf(piece)] as const);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return weighed.map(([piece, weight]) => [piece, weight / length]);
}

function summedPieces(parts: readonly string[]): ReadonlyMap<string, number> {
  const sum = new Map<string, number>();
  for (const part of parts) {
    for (const [piece, weight] of piecesOf(part)) sum.set(piece, (sum.get(piece) ?? 0) + weight);
  }
  return new Map([...sum].map(([piece, weight]) => [piece, Math.sqrt(weight)]));
}

/** Every text may be several texts, which are then compared as one; at most 65,536 of them. */
export function similarityIndex(texts: readonly (readonly string[])[]): SimilarityIndex {
  const made = texts.map(summedPieces);
  const counts = new Map<string, number>();
  for (const one of made) for (const piece of one.keys()) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const rarities = new Map([...counts].map(([piece, count]) => [piece, Math.log(1 + texts.length / count)]));
  const numbers = new Map([...counts.keys()].map((piece, number) => [piece, number]));
  const starts = new Uint32Array(counts.size + 1);
  for (const [number, count] of [...counts.values()].entries())
    starts[number + 1] = (starts[number] ?? 0) + count;
  const total = starts[counts.size] ?? 0;
  const index = {
    size: texts.length,
    pieces: numbers,
    rarity: Float64Array.from(rarities.values()),
    starts,
    texts: new Uint16Array(total),
    weights: new Float64Array(total),
  };
  const next = starts.slice();
  for (const [text, one] of made.entries()) {
    for (const [piece, weight] of normalised(one, (known) => rarities.get(known) ?? 0)) {
      const number = numbers.get(piece) ?? 0;
      const place = next[number] ?? 0;
      next[number] = place + 1;
      index.texts[place] = text;
      index.weights[place] = weight;
    }
  }
  return index;
}

/** How near a message stands to each text, 0 to 1 (cosine). */
export function similarities(message: string, index: SimilarityIndex): Float64Array {
  const { size, pieces, rarity, starts, texts, weights } = index;
  const near = new Float64Array(size);
  const unknown = Math.log(1 + size);
  const rarityOf = (piece: string) => rarity[pieces.get(piece) ?? -1] ?? unknown;
  for (const [piece, weight] of normalised(piecesOf(message), rarityOf)) {
    const number = pieces.get(piece);
    if (number === undefined) continue;
    for (let place = starts[number] ?? 0; place < (starts[number + 1] ?? 0); place++) {
      const text = texts[place] ?? 0;
      near[text] = (near[text] ?? 0) + weight * (weights[place] ?? 0);
    }
  }
  return near;
}
