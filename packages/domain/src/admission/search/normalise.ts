/** One character to one: traditional Chinese folded to simplified. */
export type CharacterFold = Readonly<Record<string, string>>;

const COMBINING_MARKS = /\p{M}/gu;
const SPACES = /\s+/g;

/** Text as it is compared: width, case, accents and traditional or simplified forms do not matter. */
export function normaliseText(text: string, fold: CharacterFold): string {
  const plain = text.normalize('NFKD').replace(COMBINING_MARKS, '').normalize('NFC').toLowerCase();
  let folded = '';
  for (const character of plain) folded += fold[character] ?? character;
  return folded.replace(SPACES, ' ').trim();
}

/** The Latin words of a normalised text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[a-z][a-z0-9]*/g) ?? [];
}
