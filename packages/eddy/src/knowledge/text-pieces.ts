import { conceptsIn } from './concepts.ts';
import { inOneRegister } from './one-register.ts';

/** How much pieces count beside a whole word or a pair of characters. */
const PIECE = { one: 0.45, start: 0.5, pair: 0.5, concept: 1.7 } as const;

/** Words that stand in any question, of whatever it is about, and greetings and courtesies; in simplified characters. */
const EMPTY_WORDS = new Set(
  `a an and are as at be by can could do does did for from get has have hey hi hello how i if im in is it its
  me my need of on or our should sir so some than thanks that the their them then there they this thx to u want was we what
  when where which who why will with would you your ok pls please just really still actually lol like`.split(
    /\s+/,
  ),
);
const EMPTY_CHARACTERS = new Set('的了吗呢啊呀喇啦吖嘛喎我你他她是什么请问');
/** Question words begin and end with them, so that only the pair is left out, and not each character. */
const EMPTY_PAIRS = new Set([
  '什么',
  '怎么',
  '请问',
  '是不',
  '不是',
  '可以',
  '如果',
  '没有',
  '我想',
  '想知',
  '知道',
]);

const STEM_LENGTH = 5;

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** What a text in plain form is compared by: words and their beginnings, characters and pairs of them, with their weights. */
export function piecesOf(plain: string): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  const add = (piece: string, weight: number) => pieces.set(piece, Math.max(pieces.get(piece) ?? 0, weight));
  for (const concept of conceptsIn(plain)) add(concept, PIECE.concept);
  let previous: string | null = null;
  for (const [run] of inOneRegister(plain).matchAll(/[a-z0-9*]+|\p{Script=Han}+/gu)) {
    if (/^[a-z0-9*]/.test(run)) {
      if (EMPTY_WORDS.has(run)) continue;
      const word = singular(run);
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
      if (next === undefined || EMPTY_PAIRS.has(one + next)) continue;
      if (!(EMPTY_CHARACTERS.has(one) && EMPTY_CHARACTERS.has(next))) add(one + next, 1);
    }
  }
  return pieces;
}
