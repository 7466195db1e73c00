/** Median time of one call in milliseconds, over `rounds` rounds of `calls` calls each, after a warm-up. */
export function medianMs(work: (call: number) => unknown, rounds = 60, calls = 5): number {
  const times: number[] = [];
  let call = 0;
  for (let round = -rounds; round < rounds; round++) {
    const start = performance.now();
    for (let index = 0; index < calls; index++) work(call++);
    if (round >= 0) times.push((performance.now() - start) / calls);
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/** Three significant places say all there is to say about a time. */
export function rounded(figure: number): number {
  return Number(figure.toPrecision(3));
}

/** One line of the bench. */
export function print(row: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify(row));
}
