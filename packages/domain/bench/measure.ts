function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/** Median time of one call in milliseconds, over `rounds` rounds of `calls` calls each, after a warm-up. */
export function medianMs(work: (call: number) => unknown, rounds = 60, calls = 5): number {
  const times: number[] = [];
  let call = 0;
  for (let round = -rounds; round < rounds; round++) {
    const start = performance.now();
    for (let index = 0; index < calls; index++) work(call++);
    if (round >= 0) times.push((performance.now() - start) / calls);
  }
  return median(times);
}

/** The same for two pieces of work in turn, so that a busy machine slows both alike. */
export function mediansInTurn(
  one: (call: number) => unknown,
  other: (call: number) => unknown,
  rounds = 30,
): readonly [number, number] {
  const timed = (work: (call: number) => unknown): number => medianMs(work, 3, 3);
  const pairs = Array.from({ length: rounds }, () => [timed(one), timed(other)] as const);
  return [median(pairs.map(([first]) => first)), median(pairs.map(([, second]) => second))];
}

/** Three significant places say all there is to say about a time. */
export function rounded(figure: number): number {
  return Number(figure.toPrecision(3));
}

/** One line of the bench. */
export function print(row: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify(row));
}
