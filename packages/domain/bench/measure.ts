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

/**
 * The same for two pieces of work in turn, the second about `times` as long: as long a stretch of each is timed, so
 * that a busy machine slows both alike.
 */
export function mediansInTurn(
  short: (call: number) => unknown,
  long: (call: number) => unknown,
  times: number,
  rounds = 60,
): readonly [short: number, long: number] {
  const pairs = Array.from(
    { length: rounds },
    () => [medianMs(short, 1, 2 * times), medianMs(long, 1, 2)] as const,
  );
  return [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other))];
}

/** Three significant places say all there is to say about a time. */
export function rounded(figure: number): number {
  return Number(figure.toPrecision(3));
}

/** One line of the bench. */
export function print(row: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify(row));
}
