import { minimise } from './nelder-mead.ts';
import { normalDensity, normalShareBelow } from './normal-distribution.ts';

/** What a programme published of one entry year: points on its own scale, and how many in Band A. */
export interface FitFigures {
  readonly median: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
  readonly mean: number | null;
  readonly applicants: number;
  readonly offers: number;
}

/**
 * Applicants' scores are normal with `mu` and `tau`; one clears when the score and an own part of spread `sigma` reach
 * the bar `c`. All in units of `middle`, the published median or mean in points.
 */
export interface Fit {
  readonly middle: number;
  readonly mu: number;
  readonly tau: number;
  readonly c: number;
  readonly sigma: number;
  /** Offered of those still free in Band A, as published. */
  readonly rate: number;
  /** The same by the fit. */
  readonly share: number;
  /** How far the fit stays from what was published, in squared tolerances. */
  readonly loss: number;
  /** Lower quartile, median, upper quartile and mean of those who clear. */
  readonly quartiles: readonly [number, number, number];
}

/** Share of Band A applicants already placed higher: low, centre, high. */
export const PLACED_HIGHER = [0, 0.2, 0.35] as const;

const STEPS = 160;
const GRID = Array.from({ length: STEPS + 1 }, (_, step) => -4 + step / 20);
const DENSITY = GRID.map(normalDensity);

const QUARTILE_TOLERANCE = 0.015;
const MEAN_TOLERANCE = 0.03;
const RATE_TOLERANCE = 0.15;
const USUAL_SIGMA = 0.055;
const SIGMA_TOLERANCE = 0.5;
const USUAL_TAU = 0.15;
const TAU_TOLERANCE = 0.3;
const OUT_OF_RANGE = 1e6;
const STOP = { value: 1e-10, place: 1e-7, calls: 6000 } as const;
const STARTS = [0.93, 1, 1.06].flatMap((c) => [0.85, 1].map((mu) => [mu, c] as const));

const logit = (share: number): number => Math.log(share / (1 - share));
const squared = (value: number): number => value * value;

/** Offered of those still free, with one more on either side so that neither none nor all is certain. */
export function smoothedOfferRate(offers: number, applicants: number, placedHigher: number): number {
  return Math.min(0.97, (offers + 1) / (applicants * (1 - placedHigher) + 2));
}

interface Cleared {
  readonly quartiles: readonly [number, number, number];
  readonly mean: number;
  readonly share: number;
}

/** Running sums of those who clear, kept between calls: this is asked hundreds of thousands of times. */
const cumulated = new Float64Array(STEPS + 1);

function quantile(share: number, total: number, from: number, step: number): number {
  const wanted = share * total;
  let after = 1;
  while (after < STEPS && (cumulated[after] ?? 0) < wanted) after += 1;
  const below = cumulated[after - 1] ?? 0;
  const above = cumulated[after] ?? 0;
  const part = above === below ? 0 : (wanted - below) / (above - below);
  return from + step * (after - 1 + part);
}

/** Quartiles, mean and share of those who clear; null where nobody does. */
function clearedBy(mu: number, tau: number, c: number, sigma: number): Cleared | null {
  let sum = 0;
  let weighted = 0;
  let total = 0;
  let before = 0;
  for (let place = 0; place <= STEPS; place++) {
    const x = mu + (GRID[place] ?? 0) * tau;
    const d = (DENSITY[place] ?? 0) * normalShareBelow((x - c) / sigma);
    if (place > 0) total += (d + before) / 2;
    cumulated[place] = total;
    sum += d;
    weighted += d * x;
    before = d;
  }
  if (!(total > 0)) return null;
  const [from, step] = [mu - 4 * tau, tau / 20];
  return {
    quartiles: [
      quantile(0.25, total, from, step),
      quantile(0.5, total, from, step),
      quantile(0.75, total, from, step),
    ],
    mean: weighted / sum,
    share: normalShareBelow((mu - c) / Math.hypot(tau, sigma)),
  };
}

/** The published figures in units of the middle; a quartile on the wrong side of it is dropped. */
interface Observed {
  readonly middle: number;
  readonly isMedian: boolean;
  readonly lower: number | null;
  readonly upper: number | null;
}

function observed({ median, mean, lower, upper }: FitFigures): Observed | null {
  if (median === null)
    return mean === null ? null : { middle: mean, isMedian: false, lower: null, upper: null };
  return {
    middle: median,
    isMedian: true,
    lower: lower !== null && lower <= median ? lower / median : null,
    upper: upper !== null && upper >= median ? upper / median : null,
  };
}

function lossOf(seen: Observed, rateLogit: number): (at: readonly number[]) => number {
  return ([mu = 0, lnTau = 0, c = 0, lnSigma = 0]) => {
    if (Math.abs(lnTau) > 6 || Math.abs(lnSigma) > 8) return OUT_OF_RANGE;
    const cleared = clearedBy(mu, Math.exp(lnTau), c, Math.exp(lnSigma));
    if (cleared === null) return OUT_OF_RANGE;
    const [lower, median, upper] = cleared.quartiles;
    const share = Math.min(Math.max(cleared.share, 1e-9), 1 - 1e-9);
    const middle = seen.isMedian ? (median - 1) / QUARTILE_TOLERANCE : (cleared.mean - 1) / MEAN_TOLERANCE;
    return (
      squared(middle) +
      (seen.lower === null ? 0 : squared((lower - seen.lower) / QUARTILE_TOLERANCE)) +
      (seen.upper === null ? 0 : squared((upper - seen.upper) / QUARTILE_TOLERANCE)) +
      squared((logit(share) - rateLogit) / RATE_TOLERANCE) +
      squared((lnSigma - Math.log(USUAL_SIGMA)) / SIGMA_TOLERANCE) +
      squared((lnTau - Math.log(USUAL_TAU)) / TAU_TOLERANCE)
    );
  };
}

/** Inverts what was published into a bar; null without a median or a mean. */
export function fitProgramme(figures: FitFigures, placedHigher: number): Fit | null {
  const seen = observed(figures);
  if (seen === null) return null;
  const rate = smoothedOfferRate(figures.offers, figures.applicants, placedHigher);
  const loss = lossOf(seen, logit(rate));
  const found = STARTS.map(([mu, c]) => {
    const first = minimise(loss, [mu, Math.log(USUAL_TAU), c, Math.log(USUAL_SIGMA)], STOP);
    return minimise(loss, first.at, STOP);
  });
  const best = found.reduce((least, one) => (one.value < least.value - 1e-9 ? one : least));
  const [mu = 0, lnTau = 0, c = 0, lnSigma = 0] = best.at;
  const [tau, sigma] = [Math.exp(lnTau), Math.exp(lnSigma)];
  const cleared = clearedBy(mu, tau, c, sigma);
  if (cleared === null) return null;
  const { share, quartiles } = cleared;
  return { middle: seen.middle, mu, tau, c, sigma, rate, share, loss: best.value, quartiles };
}
