import { plainText } from '../asked/plain-text.ts';

const TOKEN =
  /js ?[0-9a-z]{4}(?![0-9a-z])|[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?\*{0,2}|\p{Script=Han}|\p{Extended_Pictographic}|[?!.]/gu;
const CODE = /^js ?(?:\d{4}|s[a-z]\d{2})$/;
const WORD = /^[a-z]{4,}$/;
/** Lengths of the parts of an English word, which slips and other forms of it share. */
const PARTS = [4, 5];
const LONGEST = 6;

/** What stands for a code, a grade or another number: which one it is says nothing of what is asked. */
function kindOf(token: string): string {
  if (CODE.test(token)) return 'CODE';
  if (!/^\d/.test(token)) return token;
  return /^(?:[1-7]|\d\*{1,2})$/.test(token) ? 'GRADE' : 'NUMBER';
}

function* rowsAt(tokens: readonly string[], at: number): Generator<string> {
  const [one, two, three] = tokens.slice(at, at + 3);
  yield `=${one}`;
  if (two === undefined) return;
  yield `=${one} ${two}`;
  if (three === undefined) return;
  yield `=${one} ${two} ${three}`;
  yield `~${one} ${three}`;
}

function* partsOf(word: string): Generator<string> {
  if (!WORD.test(word)) return;
  const whole = `^${word}$`;
  for (const length of PARTS)
    for (let at = 0; at + length <= whole.length; at += 1) yield `*${whole.slice(at, at + length)}`;
}

/**
 * What a message is recognised by, in any of the three languages: words and Chinese characters alone and in rows of up
 * to three, parts of English words, how it begins and ends, and about how long it is.
 */
export function piecesOf(message: string): readonly string[] {
  const tokens = (plainText(message).match(TOKEN) ?? []).map(kindOf);
  const length = Math.min(LONGEST, Math.round(Math.log2(tokens.length + 1)));
  return [
    ...tokens.flatMap((token, at) => [...rowsAt(tokens, at), ...partsOf(token)]),
    `^${tokens[0] ?? ''}`,
    `$${tokens.at(-1) ?? ''}`,
    `#${length}`,
  ];
}
