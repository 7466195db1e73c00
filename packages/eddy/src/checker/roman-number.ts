const VALID = /^(?=[XLVI])(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})$/;
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
/** Letters that mean something else. */
const OTHERWISE = /^(?:LI|XI|XX|XXX|L|XL)$/;

/** What a Roman numeral in capitals stands for, up to 99; null when it is none, or is more often something else. */
export function romanNumber(word: string): number | null {
  if (word.length < 2 || !VALID.test(word) || OTHERWISE.test(word)) return null;
  let sum = 0;
  for (const [index, letter] of [...word].entries()) {
    const value = VALUES[letter] ?? 0;
    sum += value < (VALUES[word[index + 1] ?? ''] ?? 0) ? -value : value;
  }
  return sum;
}
