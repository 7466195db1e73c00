import type { JupasBand } from '../admission/selection.ts';
import {
  type BandRecord,
  PLACED_BEFORE,
  rateAsCounted,
  rateBeforePlaced,
  rateOfFree,
  staysShut,
} from './bands.ts';
import { atPlaced, barShift, type ChanceFit } from './chance-fit.ts';
import { PLACED_HIGHER } from './fit.ts';
import { normalShareBelow } from './normal-distribution.ts';
import type { SeededRandom } from './random.ts';

/** Standard deviation of the movement that a year brings to all programmes alike, as a share of the bar. */
export const SHARED_MOVEMENT = 0.025;

/** A choice whose figures carry a number: its fit, how far its own bar moves in a year, and the band it stands in. */
export interface Bar {
  readonly fit: ChanceFit;
  readonly ownMovement: number;
  readonly band: JupasBand;
  /** Null in Band A alone. */
  readonly record: BandRecord | null;
}

/** The chance that a score clears next year's bar, averaged over how the bar may move. `score` in units of the middle. */
export function clears({ fit, ownMovement, band, record }: Bar, score: number): number {
  const [c, sigma] = [fit.c[1], fit.sigma[1]];
  const width = Math.hypot(sigma, c * Math.hypot(SHARED_MOVEMENT, ownMovement));
  if (band === 'A' || record === null) return normalShareBelow((score - c) / width);
  const rate = rateOfFree(rateBeforePlaced(band, record), PLACED_BEFORE[band][1]);
  return (1 - staysShut(band, record)) * normalShareBelow((score - c - barShift(fit, rate)) / width);
}

/** How much higher than in Band A the bar of a choice's band stands; 0 in Band A. */
export function bandShift({ fit, band, record }: Bar): number {
  if (band === 'A' || record === null) return 0;
  return barShift(fit, rateOfFree(rateBeforePlaced(band, record), PLACED_BEFORE[band][1]));
}

/** A bar of one drawn year. */
export interface DrawnBar {
  /** In units of the middle, with the year's movement. */
  bar: number;
  sigma: number;
  isOpen: boolean;
}

/**
 * Draws a choice's bar for years: D comes from the caller, since the order of draws is part of the specification; then
 * u, and outside Band A u₂, N and u₃. `shared` is Y. Writes into one object, since millions are drawn.
 */
export function barDrawer({
  fit,
  ownMovement,
  band,
  record,
}: Bar): (random: SeededRandom, shared: number, own: number) => DrawnBar {
  const drawn: DrawnBar = { bar: 0, sigma: 0, isOpen: true };
  const most = PLACED_HIGHER[2];
  const later = band === 'A' || record === null ? null : { band, record };
  const before = later === null ? 0 : rateBeforePlaced(later.band, later.record);
  const [low, , high] = later === null ? [0, 0, 0] : PLACED_BEFORE[later.band];
  const shut = later === null ? 0 : staysShut(later.band, later.record);
  return (random, shared, own) => {
    const placed = most * random.uniform();
    const c = atPlaced(fit.c, placed);
    drawn.sigma = atPlaced(fit.sigma, placed);
    drawn.bar = c * (1 + SHARED_MOVEMENT * shared + ownMovement * own);
    if (later === null) return drawn;
    const rate = rateOfFree(before, low + (high - low) * random.uniform());
    drawn.bar += barShift(fit, rateAsCounted(rate, later.record, random.normal()));
    drawn.isOpen = random.uniform() >= shut;
    return drawn;
  };
}
