const INTERVALS = 4;
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** The end of an axis from 0 that four equal intervals cut at round numbers, and that holds every value. */
export function evenMaximum(values: readonly number[]): number {
  const least = Math.max(INTERVALS, ...values) / INTERVALS;
  const unit = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.find((one) => one * unit >= least) ?? 10;
  return step * unit * INTERVALS;
}
