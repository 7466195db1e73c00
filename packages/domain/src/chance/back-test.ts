import type { InstitutionCode } from '../admission/programme.ts';
import { SHARED_MOVEMENT } from './next-year.ts';
import { normalShareBelow } from './normal-distribution.ts';
import { ownMovementOf } from './programme-chance.ts';

/** A programme's figures of two entry years in a row whose formula, scale and weights agree. */
export interface YearPair {
  readonly code: string;
  readonly institution: InstitutionCode;
  readonly from: number;
  /** What both years publish: the median, else the mean. */
  readonly middle: number;
  readonly nextMiddle: number;
  /** Quartiles of the earlier year's fit in units of the middle, and of the year after in points; null: one has none. */
  readonly lower: { readonly fitted: number; readonly next: number } | null;
  readonly upper: { readonly fitted: number; readonly next: number } | null;
  /** Offers of the earlier year in all bands. */
  readonly offers: number;
}

/** Shares of next year's figures inside the band that was to hold half, four fifths and nine tenths of them. */
export interface Coverage {
  readonly n: number;
  readonly in50: number;
  readonly in80: number;
  readonly in90: number;
}

/** What a year's estimate came to in the year after. */
export interface PairCoverage {
  readonly from: number;
  readonly median: Coverage;
  readonly lower: Coverage;
  readonly upper: Coverage;
}

/** Of what was said to come in so many of a hundred, how much came. */
export interface ReliabilityBin {
  readonly said: number;
  readonly came: number;
  readonly n: number;
}

export interface BackTest {
  readonly years: readonly PairCoverage[];
  /** Each year pair counting alike. */
  readonly alike: Omit<PairCoverage, 'from'>;
  readonly institutions: readonly (Coverage & { readonly institution: InstitutionCode })[];
  readonly reliability: readonly ReliabilityBin[];
  /** Mean squared error of "next year's middle stays at or under …", and the same if nothing were taken to move. */
  readonly brier: { readonly estimate: number; readonly nothingMoves: number };
}

const WITHIN = { in50: 0.6745, in80: 1.2816, in90: 1.6449 } as const;
const THRESHOLDS = [-0.1, -0.08, -0.06, -0.04, -0.02, -0.01, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1];
const BINS = 10;
/** Fewer pairs say nothing of an institution. */
const FEWEST = 8;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

const widthOf = ({ offers }: YearPair): number => Math.hypot(SHARED_MOVEMENT, ownMovementOf(offers));

/** How far a figure moved, in standard deviations of what was expected; null where it cannot be compared. */
function moved(pair: YearPair, what: 'median' | 'lower' | 'upper'): number | null {
  const { middle, nextMiddle } = pair;
  if (what === 'median') return (nextMiddle / middle - 1) / widthOf(pair);
  const side = pair[what];
  return side === null ? null : (side.next / (middle * side.fitted) - 1) / widthOf(pair);
}

function coverage(pairs: readonly YearPair[], what: 'median' | 'lower' | 'upper'): Coverage {
  const all = pairs.map((pair) => moved(pair, what)).filter((one) => one !== null);
  const within = (limit: number): number => rounded(mean(all.map((one) => Number(Math.abs(one) <= limit))));
  return { n: all.length, in50: within(WITHIN.in50), in80: within(WITHIN.in80), in90: within(WITHIN.in90) };
}

function meanCoverage(of: readonly Coverage[]): Coverage {
  const share = (key: 'in50' | 'in80' | 'in90'): number => rounded(mean(of.map((one) => one[key])));
  const n = of.reduce((sum, one) => sum + one.n, 0);
  return { n, in50: share('in50'), in80: share('in80'), in90: share('in90') };
}

interface Forecast {
  readonly said: number;
  readonly came: number;
  readonly ifNothingMoves: number;
}

function forecasts(pairs: readonly YearPair[]): readonly Forecast[] {
  return pairs.flatMap((pair) =>
    THRESHOLDS.map((threshold) => ({
      said: normalShareBelow(threshold / widthOf(pair)),
      came: Number(pair.nextMiddle / pair.middle - 1 <= threshold),
      ifNothingMoves: Number(threshold >= 0),
    })),
  );
}

function reliability(all: readonly Forecast[]): readonly ReliabilityBin[] {
  const bins = Map.groupBy(all, ({ said }) => Math.min(BINS - 1, Math.floor(said * BINS)));
  return [...bins]
    .sort(([one], [other]) => one - other)
    .map(([, some]) => ({
      said: rounded(mean(some.map(({ said }) => said))),
      came: rounded(mean(some.map(({ came }) => came))),
      n: some.length,
    }));
}

/** Holds each year's estimate against what the year after published. */
export function backTest(pairs: readonly YearPair[]): BackTest {
  const byYear = [...Map.groupBy(pairs, ({ from }) => from)].sort(([one], [other]) => one - other);
  const years = byYear.map(([from, some]) => ({
    from,
    median: coverage(some, 'median'),
    lower: coverage(some, 'lower'),
    upper: coverage(some, 'upper'),
  }));
  const said = forecasts(pairs);
  const error = (of: (one: Forecast) => number): number =>
    rounded(mean(said.map((one) => (of(one) - one.came) ** 2)));
  return {
    years,
    alike: {
      median: meanCoverage(years.map(({ median }) => median)),
      lower: meanCoverage(years.map(({ lower }) => lower)),
      upper: meanCoverage(years.map(({ upper }) => upper)),
    },
    institutions: [...Map.groupBy(pairs, ({ institution }) => institution)]
      .map(([institution, some]) => ({ institution, ...coverage(some, 'median') }))
      .filter(({ n }) => n >= FEWEST)
      .sort((one, other) => other.n - one.n),
    reliability: reliability(said),
    brier: { estimate: error((one) => one.said), nothingMoves: error((one) => one.ifNothingMoves) },
  };
}

/** What the page about the estimate shows, made by `npm run calibrate`. */
export interface CalibrationFile extends BackTest {
  readonly format: 1;
  readonly version: string;
  readonly source: string;
  readonly digest: string;
}

const NOMINAL = { in50: 0.5, in80: 0.8, in90: 0.9 } as const;
/** Rounding, and no more. */
const ROOM = 0.002;

/** Figures that are worse than before, by name: coverage further under what was promised, or a larger error. */
export function worsened(before: BackTest, after: BackTest): readonly string[] {
  const short = ({ in50, in80, in90 }: Coverage): readonly (readonly [string, number])[] =>
    Object.entries({ in50, in80, in90 }).map(([key, share]) => [
      key,
      Math.max(0, (key === 'in50' ? NOMINAL.in50 : key === 'in80' ? NOMINAL.in80 : NOMINAL.in90) - share),
    ]);
  const lines = (of: BackTest): ReadonlyMap<string, number> =>
    new Map([
      ['Brier', of.brier.estimate],
      ...(['median', 'lower', 'upper'] as const).flatMap((what) => [
        ...short(of.alike[what]).map(([key, by]) => [`${what} ${key}`, by] as const),
        ...of.years.flatMap((year) =>
          short(year[what]).map(([key, by]) => [`${what} ${key} of ${year.from}`, by] as const),
        ),
      ]),
      ...of.institutions.flatMap((one) =>
        short(one).map(([key, by]) => [`${one.institution} ${key}`, by] as const),
      ),
    ]);
  const known = lines(before);
  return [...lines(after)].flatMap(([name, value]) =>
    value > (known.get(name) ?? value) + ROOM ? [name] : [],
  );
}
