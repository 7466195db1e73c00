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
  const tooMany = limit + 1;
  const width = Math.min(word.length, typed.length + limit);
  if (width + limit < typed.length) return tooMany;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(width, row + limit);
    const current: number[] = [];
    current[from - 1] = from === 1 ? row : tooMany;
    let least = current[from - 1] ?? tooMany;
    for (let column = from; column <= to; column++) {
      const same = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        (last[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (last[column - 1] ?? tooMany) + (same ? 0 : 1),
      );
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? tooMany) + 1);
      current[column] = slips;
      least = Math.min(least, slips);
    }
    if (least > limit) return tooMany;
    beforeLast = last;
    last = current;
  }
  return last.reduce((least, slips) => Math.min(least, slips), tooMany);
}
