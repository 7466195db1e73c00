import { type Fit, type FitFigures, fitProgramme, PLACED_HIGHER } from './fit.ts';
import { normalQuantile } from './normal-distribution.ts';

type Ends = readonly [low: number, centre: number, high: number];

/** A programme's fit at the three shares of applicants already placed higher; `mu`, `tau` and `loss` at the centre. */
export interface ChanceFit {
  /** The published median or mean in points: the unit of all else. */
  readonly middle: number;
  readonly c: Ends;
  readonly sigma: Ends;
  readonly mu: number;
  readonly tau: number;
  readonly loss: number;
}

/** Fits a programme at the three shares; null without a median or a mean. */
export function chanceFit(figures: FitFigures): ChanceFit | null {
  const [low, centre, high] = PLACED_HIGHER;
  const at = (share: number): Fit | null => fitProgramme(figures, share);
  const [none, usual, many] = [at(low), at(centre), at(high)];
  if (none === null || usual === null || many === null) return null;
  const { middle, mu, tau, loss } = usual;
  return {
    middle,
    c: [none.c, usual.c, many.c],
    sigma: [none.sigma, usual.sigma, many.sigma],
    mu,
    tau,
    loss,
  };
}

/** Bar or spread where `share` of the applicants are placed higher, on straight lines between the fits. */
export function atPlaced([low, centre, high]: Ends, share: number): number {
  const [from, middle, to] = PLACED_HIGHER;
  return share < middle
    ? low + ((centre - low) * (share - from)) / (middle - from)
    : centre + ((high - centre) * (share - middle)) / (to - middle);
}

/** How much higher the bar of a band stands that applicants of the Band A kind clear at `rate`; never below 0. */
export function barShift({ mu, tau, sigma, c }: ChanceFit, rate: number): number {
  return Math.max(0, mu - Math.hypot(tau, sigma[1]) * normalQuantile(rate) - c[1]);
}
