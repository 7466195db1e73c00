/** A repeatable source of chance, so that a drawing comes out the same everywhere. Answers 0 to 1. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const between = (chance: () => number, from: number, to: number): number =>
  from + (to - from) * chance();

/** Whole units are fine enough at the size the drawing has. */
export const whole = (value: number): number => Math.round(value);
