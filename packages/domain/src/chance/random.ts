/** Numbers that a seed decides: equal on the page, on the server and in the reference program. */
export interface SeededRandom {
  /** From 0 up to but not including 1. */
  readonly uniform: () => number;
  /** Mean 0, standard deviation 1. */
  readonly normal: () => number;
}

const LEAST = 1e-12;

/** mulberry32; normals by Box–Muller, the cosine value first and the sine value kept for the next call. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0;
  let kept: number | null = null;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = (): number => {
    if (kept !== null) {
      const sine = kept;
      kept = null;
      return sine;
    }
    const radius = Math.sqrt(-2 * Math.log(Math.max(uniform(), LEAST)));
    const angle = 2 * Math.PI * uniform();
    kept = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
  return { uniform, normal };
}

/** Where the draws of a list come from: those that all choices share, and those of each. */
export interface ListRandom {
  readonly shared: SeededRandom;
  readonly of: (place: number) => SeededRandom;
}

/** One generator for all, in the order of the specification. */
export function oneRandom(seed: number): ListRandom {
  const shared = seededRandom(seed);
  return { shared, of: () => shared };
}

/** FNV-1a, 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash;
}

/**
 * A generator for each choice by its key, so that a choice at the end changes nothing above it, and two that change places
 * take their draws along.
 */
export function ownRandoms(seed: number, keys: readonly string[]): ListRandom {
  const own = keys.map((key) => seededRandom(seedOf(`${seed} ${key}`)));
  const shared = seededRandom(seed);
  return { shared, of: (place) => own[place] ?? shared };
}
