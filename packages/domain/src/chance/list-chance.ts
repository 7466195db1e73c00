import type { JupasBand } from '../admission/selection.ts';
import { steepestRise } from '../admission/shared-movement.ts';
import type { Grades } from '../grades/grade.ts';
import type { BandRecord } from './bands.ts';
import { coursesOf, type GradeSpreads } from './grade-spread.ts';
import { clearsInterval, type Interval } from './interval.ts';
import { type DrawnChoice, drawList, LIST_DRAWS } from './list-draws.ts';
import { type ChanceBasis, type ChoiceSilence, type ListedChoice, standingOf } from './list-standing.ts';
import { listYears } from './list-years.ts';
import { clears, SHARED_MOVEMENT } from './next-year.ts';
import { type ListRandom, ownRandoms } from './random.ts';
import { complement, inTenThousandths, LEAST_TOLD, MOST_TOLD } from './told-ends.ts';

/** A chance with what a hard year and an easy one would make of it: shares, never under 3 % nor over 97 %. */
export interface Chance extends Interval {
  readonly p: number;
}

/** What is said where figures are too thin for a number. */
export type ChanceWord = 'likely' | 'even' | 'unlikely';

/** Two numbers kept apart: whether the score would clear the bar, and whether this would be the offer. */
export interface ChoiceChance {
  readonly code: string;
  readonly band: JupasBand;
  readonly clears: Chance | null;
  readonly offer: Chance | null;
  /** Why there is no figure. */
  readonly reason: ChoiceSilence | null;
  readonly words: ChanceWord | null;
  /** Told beside the figure, or instead of it, where the band made no offers of late. */
  readonly counts: BandRecord | null;
}

/** What a list comes to. */
export interface ListChance {
  /** That none of the choices would be offered; null where none has a number. */
  readonly none: Chance | null;
  readonly atLeastOne: number | null;
  /** The offer that comes up most often; null where none at all does more often. */
  readonly mostLikely: string | null;
  readonly choices: readonly ChoiceChance[];
  /** If the line of all programmes rose as in the year in which it rose most. */
  readonly ifTheLineRises: {
    readonly year: number;
    readonly change: number;
    readonly none: Chance;
    readonly atLeastOne: number;
  } | null;
  readonly basis: {
    readonly version: string;
    /** Entry year of the figures. */
    readonly year: number;
    readonly draws: number;
    readonly seed: number;
    /** Choices that the chance of none leaves out, having no number. */
    readonly leftOut: readonly string[];
  };
}

const YEARS = 1000;
const LIKELY = 0.65;
const UNLIKELY = 0.35;

const told = (share: number): number => inTenThousandths(Math.min(MOST_TOLD, Math.max(LEAST_TOLD, share)));

/** What is told of a chance: within what can be known, the middle never outside its own ends. */
function chanceOf(p: number, { low, high }: Interval): Chance {
  return { p: told(p), low: told(Math.min(low, p)), high: told(Math.max(high, p)) };
}

function meanClears({ bar, scores }: DrawnChoice): number {
  return scores.reduce((sum, score) => sum + clears(bar, score), 0) / scores.length;
}

function wordOf(p: number): ChanceWord {
  if (p >= LIKELY) return 'likely';
  return p < UNLIKELY ? 'unlikely' : 'even';
}

function choiceChance(
  { code, band, standing, reason, record }: ListedChoice,
  offer: { readonly p: number; readonly between: Interval },
  seed: number,
): ChoiceChance {
  const counts = record !== null && record.run > 0 ? record : null;
  const common = { code, band, reason, counts };
  if (standing === null || reason === 'bandShut')
    return { ...common, clears: null, offer: null, words: null };
  const p = meanClears(standing);
  if (reason !== null) return { ...common, clears: null, offer: null, words: wordOf(p) };
  const between = clearsInterval(standing.bar, standing.scores, seed);
  // One is worked out, the other counted in draws: by chance alone it would now and then come out larger.
  const offered = chanceOf(Math.min(offer.p, p), offer.between);
  return { ...common, clears: chanceOf(p, between), offer: offered, words: null };
}

function mostLikely(
  choices: readonly ListedChoice[],
  offers: readonly number[],
  none: number,
): string | null {
  const most = Math.max(none, ...offers);
  return choices[offers.findIndex((share) => share === most && share > none)]?.code ?? null;
}

/** The seed where nobody names one. */
export const DEFAULT_SEED = 1;

/** What is asked of a list: the grades, those of them that are not known yet, the choices in order, and a seed. */
export interface ListQuestion {
  readonly grades: Grades;
  readonly spreads: GradeSpreads;
  readonly codes: readonly string[];
  readonly seed: number;
}

/**
 * What would come of a list: an estimate from published totals (`chance.md`, told on `/how-sure`). The same on the page and
 * on the server for the same seed.
 */
export function listChance(basis: ChanceBasis, { grades, spreads, codes, seed }: ListQuestion): ListChance {
  const choices = standingOf(basis, coursesOf(grades, spreads, seed), codes);
  const listed = choices.map(({ code }) => code);
  const standings = choices.map(({ standing }) => standing);
  const { version, year } = basis.fits;
  const leftOut = choices.filter(({ standing }) => standing === null).map(({ code }) => code);
  const shared = { version, year, draws: LIST_DRAWS, seed, leftOut };
  const random = () => ownRandoms(seed, listed);
  const drawn = drawList(standings, random());
  const years = listYears(standings, random(), YEARS);
  const zero = { low: 0, high: 0 };
  const said = choices.map((choice, place) =>
    choiceChance(choice, { p: drawn.offers[place] ?? 0, between: years.offersBetween[place] ?? zero }, seed),
  );
  if (leftOut.length === choices.length)
    return {
      none: null,
      atLeastOne: null,
      mostLikely: null,
      choices: said,
      ifTheLineRises: null,
      basis: shared,
    };
  const none = chanceOf(drawn.none, years.noneBetween);
  return {
    none,
    atLeastOne: complement(none.p),
    mostLikely: mostLikely(choices, drawn.offers, drawn.none),
    choices: said,
    ifTheLineRises: afterRise(basis, standings, random()),
    basis: shared,
  };
}

function afterRise(
  { catalogue, fits }: ChanceBasis,
  standings: readonly (DrawnChoice | null)[],
  random: ListRandom,
): ListChance['ifTheLineRises'] {
  const rise = steepestRise(catalogue.figures.sharedMovements, fits.year);
  if (rise === null) return null;
  const { none, noneBetween } = listYears(standings, random, YEARS, rise.change / SHARED_MOVEMENT);
  const chance = chanceOf(none, noneBetween);
  return { year: rise.to, change: rise.change, none: chance, atLeastOne: complement(chance.p) };
}
