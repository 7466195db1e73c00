const OTHER_NUMERAL = /(?![０-９〇\p{Script=Han}])[\p{N}--[0-9]]/gv;
const DIGIT = /^\p{Nd}$/u;
const DIGITS_OF_A_SCRIPT = 10;

/** Digits of a script stand in tens, from nought to nine, each ten begun where the one before it ends. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let first = point;
  while (first > 0 && DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % DIGITS_OF_A_SCRIPT);
}

function plainNumeral(character: string): string {
  const plain = character.normalize('NFKC').replace('\u2044', '/');
  if (plain !== character) return /^\p{So}|[①-⑳]/u.test(character) ? `(${plain})` : plain;
  return DIGIT.test(character) ? digitOf(character) : character;
}

/** A text with the numerals of every script, raised, circled and Roman ones too, in plain digits and letters. */
export function plainDigits(text: string): string {
  return text.replace(OTHER_NUMERAL, plainNumeral);
}
