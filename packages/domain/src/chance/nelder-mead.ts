interface Vertex {
  readonly at: readonly number[];
  readonly value: number;
}

/** When to stop: how far the simplex reaches in value and in place, and how many times the function may be asked. */
interface Stop {
  readonly value: number;
  readonly place: number;
  readonly calls: number;
}

const between = (one: readonly number[], other: readonly number[], share: number): readonly number[] =>
  one.map((value, index) => value + share * ((other[index] ?? 0) - value));

function firstSimplex(ask: (at: readonly number[]) => Vertex, start: readonly number[]): Vertex[] {
  const moved = start.map((value, index) =>
    start.map((same, other) => (other === index ? (value === 0 ? 0.00025 : 1.05 * value) : same)),
  );
  return [start, ...moved].map(ask);
}

function hasSettled(simplex: readonly Vertex[], best: Vertex, stop: Stop): boolean {
  return simplex.every(
    ({ at, value }) =>
      Math.abs(value - best.value) <= stop.value &&
      at.every((one, index) => Math.abs(one - (best.at[index] ?? 0)) <= stop.place),
  );
}

/** The least value of a function near `start`, by the downhill simplex of Nelder and Mead (1965). */
export function minimise(
  of: (at: readonly number[]) => number,
  start: readonly number[],
  stop: Stop,
): Vertex {
  let calls = 0;
  const ask = (at: readonly number[]): Vertex => {
    calls += 1;
    return { at, value: of(at) };
  };
  const byValue = (one: Vertex, other: Vertex): number => one.value - other.value;
  const size = start.length;
  let simplex = firstSimplex(ask, start).sort(byValue);
  let best = simplex[0] ?? ask(start);
  while (calls < stop.calls && !hasSettled(simplex, best, stop)) {
    const worst = simplex[size] ?? best;
    const secondWorst = simplex[size - 1] ?? best;
    const others = simplex.slice(0, size);
    const middle = start.map((_, index) => others.reduce((sum, { at }) => sum + (at[index] ?? 0), 0) / size);
    const reflected = ask(between(middle, worst.at, -1));
    let next: Vertex | null = reflected;
    if (reflected.value < best.value) {
      const expanded = ask(between(middle, worst.at, -2));
      next = expanded.value < reflected.value ? expanded : reflected;
    } else if (reflected.value >= secondWorst.value) {
      const isOutside = reflected.value < worst.value;
      const contracted = ask(between(middle, worst.at, isOutside ? -0.5 : 0.5));
      next = contracted.value <= (isOutside ? reflected : worst).value ? contracted : null;
    }
    const { at: around } = best;
    simplex =
      next === null
        ? [best, ...simplex.slice(1).map(({ at }) => ask(between(around, at, 0.5)))]
        : [...others, next];
    simplex.sort(byValue);
    best = simplex[0] ?? best;
  }
  return best;
}
