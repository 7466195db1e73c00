/** Words shorter than this must be typed right. */
const LEAST_FORGIVEN_LENGTH = 4;
const LONG_WORD = 8;

/** How many typing slips a word is forgiven: none below 4 letters, one below 8, then two. */
export function slipsForgiven(word: string): number {
  if (word.length < LEAST_FORGIVEN_LENGTH) return 0;
  return word.length < LONG_WORD ? 1 : 2;
}

/**
 * Slips between a typed word and the beginning of another (a letter wrong, missing, extra, or two swapped), so that
 * half-typed words are found too. Gives up with `limit + 1` as soon as there are more than `limit`.
 */
export function slipsToPrefix(typed: string, word: string, limit: number): number {
  const width = Math.min(word.length, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}
