import { TRADITIONAL_TO_SIMPLIFIED } from '../admission/search/fold.generated.ts';
import type { SpokenText, SpokenWord } from './hear.ts';

function comparedCharacter(character: string): string {
  const small = character.toLowerCase();
  const one = small.length === character.length ? small : character;
  const folded = TRADITIONAL_TO_SIMPLIFIED[one] ?? one;
  return folded.length === character.length ? folded : one;
}

const ASCII = /^[ -~]*$/;

function comparedText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let compared = '';
  for (const character of text) compared += comparedCharacter(character);
  return compared;
}

/** Makes width, case, kinds of apostrophe and the Chinese script of no matter. */
export function spokenText(text: string): SpokenText {
  const written = text
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ');
  return { written, compared: comparedText(written) };
}

const CAPITALS = /^[A-Z][A-Z0-9]{0,2}$/;

/** Words with what they stand for, the longest first; a word that stands for several things is there once. */
export function spokenWords<Meaning>(
  words: readonly (readonly [word: string, meaning: Meaning])[],
): readonly SpokenWord<Meaning>[] {
  const meanings = Map.groupBy(words, ([word]) => {
    const { written, compared } = spokenText(word);
    return CAPITALS.test(written) ? written : compared;
  });
  return [...meanings]
    .map(([text, group]) => ({
      text,
      inCapitals: CAPITALS.test(text),
      meanings: [...new Set(group.map(([, meaning]) => meaning))],
    }))
    .sort((one, other) => other.text.length - one.text.length || (one.text < other.text ? -1 : 1));
}
