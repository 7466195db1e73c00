import { type Bar, barDrawer } from './next-year.ts';
import { normalShareBelow } from './normal-distribution.ts';
import { seededRandom } from './random.ts';

const DRAWS = 4000;

/** From a hard year to an easy one: what a tenth of the years stay below and above. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 10 % and 90 % of values, in any order. */
export function hardAndEasy(values: Float64Array): Interval {
  const sorted = values.slice().sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { low: at(0.1), high: at(0.9) };
}

/**
 * How far the chance itself may move once next year's bar is known, and its mean over the years drawn. `scores` in units of
 * the middle: one, or one for each course the results may take; below all bars where a minimum is unmet.
 */
export function clearsInterval(
  bar: Bar,
  scores: readonly number[],
  seed: number,
): Interval & { readonly mean: number } {
  const random = seededRandom(seed);
  const draw = barDrawer(bar);
  const chances = new Float64Array(DRAWS);
  for (let year = 0; year < DRAWS; year++) {
    const shared = random.normal();
    const drawn = draw(random, shared, random.normal());
    const score = scores[year % scores.length] ?? 0;
    chances[year] = drawn.isOpen ? normalShareBelow((score - drawn.bar) / drawn.sigma) : 0;
  }
  return { ...hardAndEasy(chances), mean: chances.reduce((sum, one) => sum + one, 0) / DRAWS };
}
