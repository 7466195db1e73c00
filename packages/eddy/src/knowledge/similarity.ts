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
  readonly rarity: ReadonlyMap<string, number>;
  readonly standsIn: ReadonlyMap<string, readonly (readonly [text: number, weight: number])[]>;
}

type Vector = ReadonlyMap<string, number>;

function normalised(pieces: Vector, rarity: ReadonlyMap<string, number>, unknown: number): Vector {
  const weighed = [...pieces].map(
    ([piece, weight]) => [piece, weight * (rarity.get(piece) ?? unknown)] as const,
  );
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([piece, weight]) => [piece, weight / length]));
}

/** Every text may be several texts, which are then compared as one. */
export function similarityIndex(texts: readonly (readonly string[])[]): SimilarityIndex {
  const pieces = texts.map((parts) => {
    const sum = new Map<string, number>();
    for (const part of parts) {
      for (const [piece, weight] of piecesOf(part)) sum.set(piece, (sum.get(piece) ?? 0) + weight);
    }
    return new Map([...sum].map(([piece, weight]) => [piece, Math.sqrt(weight)]));
  });
  const counts = new Map<string, number>();
  for (const one of pieces) for (const piece of one.keys()) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const rarity = new Map([...counts].map(([piece, count]) => [piece, Math.log(1 + texts.length / count)]));
  const standsIn = new Map<string, (readonly [number, number])[]>();
  for (const [text, one] of pieces.entries()) {
    for (const [piece, weight] of normalised(one, rarity, 0)) {
      const places = standsIn.get(piece) ?? [];
      places.push([text, weight]);
      standsIn.set(piece, places);
    }
  }
  return { size: texts.length, rarity, standsIn };
}

/** How near a message stands to each text, 0 to 1 (cosine). */
export function similarities(message: string, { size, rarity, standsIn }: SimilarityIndex): Float64Array {
  const near = new Float64Array(size);
  const unknown = Math.log(1 + size);
  for (const [piece, weight] of normalised(piecesOf(message), rarity, unknown)) {
    for (const [text, own] of standsIn.get(piece) ?? []) near[text] = (near[text] ?? 0) + weight * own;
  }
  return near;
}
