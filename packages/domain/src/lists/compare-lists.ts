/** A programme of two lists that stand side by side. */
export interface ChoiceOfTwo {
  readonly code: string;
  /** Its place on each, from one; null where it is not on it. */
  readonly ranks: readonly [number | null, number | null];
}

export interface ComparedLists {
  /** Every programme of either, by the better of its places, the first list's before the second's. */
  readonly choices: readonly ChoiceOfTwo[];
  readonly both: number;
  /** How many are on one of them alone. */
  readonly only: readonly [number, number];
}

/** Puts two lists of distinct programme codes, each in its order, side by side. */
export function compareLists(one: readonly string[], other: readonly string[]): ComparedLists {
  const rankIn = (list: readonly string[], code: string): number | null => {
    const place = list.indexOf(code);
    return place === -1 ? null : place + 1;
  };
  const best = ({ ranks }: ChoiceOfTwo): number => Math.min(...ranks.filter((rank) => rank !== null));
  const choices = [...new Set([...one, ...other])]
    .map((code): ChoiceOfTwo => ({ code, ranks: [rankIn(one, code), rankIn(other, code)] }))
    .sort((a, b) => best(a) - best(b));
  const both = choices.filter(({ ranks }) => !ranks.includes(null)).length;
  return { choices, both, only: [one.length - both, other.length - both] };
}
