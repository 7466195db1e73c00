/** A text as it was written and as it is compared, character for character. */
export interface SpokenText {
  readonly written: string;
  readonly compared: string;
}

/** A word to listen for, and what it stands for. */
export interface SpokenWord<Meaning> {
  readonly text: string;
  /** IT, PT: heard only in capitals. */
  readonly inCapitals: boolean;
  readonly meanings: readonly Meaning[];
}

const LATIN_START = /^[a-z0-9]/;
const LATIN_END = /[a-z0-9]$/;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Where a compared word stands: English words whole, a final s allowed. */
function patternOf(text: string, inCapitals: boolean): RegExp {
  const before = LATIN_START.test(text.toLowerCase()) ? '(?<![A-Za-z0-9])' : '';
  const after = LATIN_END.test(text.toLowerCase()) ? `${inCapitals ? '' : 's?'}(?![A-Za-z0-9])` : '';
  return new RegExp(`${before}${escaped(text)}${after}`, 'g');
}

/** A word that was heard, and which characters it took. */
export interface Heard<Meaning> {
  readonly word: SpokenWord<Meaning>;
  readonly from: number;
  readonly to: number;
}

/** The words that stand in a text, the longest first; no character serves twice, nor one that is `taken`. */
export function hear<Meaning>(
  { written, compared }: SpokenText,
  words: readonly SpokenWord<Meaning>[],
  taken: readonly Pick<Heard<unknown>, 'from' | 'to'>[] = [],
): readonly Heard<Meaning>[] {
  const used = [...taken];
  const heard: Heard<Meaning>[] = [];
  for (const word of words) {
    const text = word.inCapitals ? written : compared;
    if (!text.includes(word.text)) continue;
    for (const match of text.matchAll(patternOf(word.text, word.inCapitals))) {
      const span = { from: match.index, to: match.index + match[0].length };
      if (used.some(({ from, to }) => span.from < to && from < span.to)) continue;
      used.push(span);
      heard.push({ word, ...span });
    }
  }
  return heard.sort((one, other) => one.from - other.from);
}

/** The text with what was heard replaced by one sign for each character, so that places stay. */
export function withSigns(
  text: string,
  heard: readonly Pick<Heard<unknown>, 'from' | 'to'>[],
  sign: string,
): string {
  return heard.reduce(
    (signed, { from, to }) => signed.slice(0, from) + sign.repeat(to - from) + signed.slice(to),
    text,
  );
}
