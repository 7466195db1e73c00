import { asTyped } from '../../asked/plain-text.ts';

/** Laughter as it is typed, and every emoji: it parts what is said, and says nothing of how it is meant. */
const LAUGHTER = new RegExp(
  [
    '(?<![a-z])(?:l+o+l+(?:o+l+)*z*|lmf?ao+|rofl+|a*(?:ha){2,}h?|h(?:ah?)+ha*h?|(?:he){2,}h?|hi(?:hi)+|xd+)(?![a-z])',
    '[哈呵嘻]{2,}',
    String.raw`\p{Extended_Pictographic}`,
    String.raw`\p{Emoji_Modifier}`,
    String.raw`\p{Regional_Indicator}`,
    "[:;]'?-?[()d]+(?![a-z0-9])",
  ].join('|'),
  'gu',
);

/** A text in small letters with a comma for each laughter. */
export const withoutLaughter = (plain: string): string => plain.replace(LAUGHTER, ' , ');

/** A message as it is looked through for fixed words: as typed, without laughter. */
export const inEarnest = (text: string): string => withoutLaughter(asTyped(text)).trim();
