/** Groups of people smaller than this are not told apart in what leaves the dashboard. */
const SMALLEST = 5;

/** Stands for one to four people; no count is ever a half. */
export const FEW = 2.5;

/** A count of people as it may be shared: one to four are all the same. */
export function mergedCount(count: number): number {
  return count > 0 && count < SMALLEST ? FEW : count;
}

/** The sum of counts as it may be shared: those that are merged are left out, so that it does not give them away. */
export function mergedSum(counts: readonly number[]): number {
  const shown = counts.filter((count) => mergedCount(count) === count).reduce((sum, count) => sum + count, 0);
  return shown === 0 && counts.some((count) => count > 0) ? FEW : shown;
}
