import { hardAndEasy, type Interval } from './interval.ts';
import { type DrawnChoice, PERSONAL_SHARE } from './list-draws.ts';
import { barDrawer } from './next-year.ts';
import { normalDensity, normalShareBelow } from './normal-distribution.ts';
import type { ListRandom } from './random.ts';

/** Places of the pupil's own common part with their weights: what twenty thousand pupils of a year would come to. */
const PERSONAL = Array.from({ length: 13 }, (_, step) => (step - 6) / 2).map((at) => ({
  at,
  weight: normalDensity(at) / 2,
}));
const WEIGHT = PERSONAL.reduce((sum, { weight }) => sum + weight, 0);
const COMMON = Math.sqrt(PERSONAL_SHARE);
const ALONE = Math.sqrt(1 - PERSONAL_SHARE);

/** What a list comes to in years that are drawn, each exact once its bars are known. */
export interface ListYears {
  /** Mean over the years. */
  readonly none: number;
  readonly noneBetween: Interval;
  readonly offers: readonly number[];
  readonly offersBetween: readonly Interval[];
}

/**
 * Draws years, and works out for each the chance of each offer and of none. `shared` fixes the movement that all programmes
 * have in common, in standard deviations; else it is drawn.
 */
export function listYears(
  choices: readonly (DrawnChoice | null)[],
  random: ListRandom,
  years: number,
  shared: number | null = null,
): ListYears {
  const drawers = choices.map((choice) => (choice === null ? null : barDrawer(choice.bar)));
  const none = new Float64Array(years);
  const offers = choices.map(() => new Float64Array(years));
  const free = new Float64Array(PERSONAL.length);
  for (let year = 0; year < years; year++) {
    const drawn = random.shared.normal();
    free.fill(1);
    for (const [place, choice] of choices.entries()) {
      const drawer = drawers[place];
      if (choice === null || drawer === null || drawer === undefined) continue;
      const of = random.of(place);
      const { bar, sigma, isOpen } = drawer(of, shared ?? drawn, of.normal());
      if (!isOpen) continue;
      const score = choice.scores[year % choice.scores.length] ?? 0;
      const ahead = (score - bar) / sigma;
      let offered = 0;
      for (const [step, { at, weight }] of PERSONAL.entries()) {
        const clear = normalShareBelow((ahead + COMMON * at) / ALONE);
        const still = free[step] ?? 0;
        offered += weight * still * clear;
        free[step] = still * (1 - clear);
      }
      const column = offers[place];
      if (column !== undefined) column[year] = offered / WEIGHT;
    }
    none[year] = PERSONAL.reduce((sum, { weight }, step) => sum + weight * (free[step] ?? 0), 0) / WEIGHT;
  }
  const mean = (values: Float64Array): number => values.reduce((sum, one) => sum + one, 0) / years;
  return {
    none: mean(none),
    noneBetween: hardAndEasy(none),
    offers: offers.map(mean),
    offersBetween: offers.map(hardAndEasy),
  };
}
