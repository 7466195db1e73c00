import type { JupasBand } from '../admission/selection.ts';
import type { BandRecord } from './bands.ts';
import { type ChanceFit, chanceFit } from './chance-fit.ts';
import { clearsInterval } from './interval.ts';
import { bandShift, clears } from './next-year.ts';

/** A worked example as its file states it: what was published, a score in points and a band. */
export interface WorkedExample {
  readonly code: string;
  readonly inputs: {
    readonly md: number | null;
    readonly lq: number | null;
    readonly uq: number | null;
    readonly mean: number | null;
    readonly band_A: { readonly applicants: number; readonly offers: number };
  };
  readonly score: number;
  readonly band: JupasBand;
  readonly s_J: number;
  /** Outside Band A. */
  readonly band_state?: ExampleBand | null;
  readonly seed: number;
}

/** A band over three years: the run without an offer, its applicants and offers, those of Band A. */
export interface ExampleBand {
  readonly run: number;
  readonly n: number;
  readonly o: number;
  readonly nA: number;
  readonly oA: number;
  readonly years: number;
}

/** The band of an example as the engine takes it; which years it is of, an example does not say. */
export function recordOf({ run, n, o, nA, oA, years }: ExampleBand): BandRecord {
  return { run, applicants: n, offers: o, applicantsInA: nA, offersInA: oA, from: 1, to: years };
}

/** What an example comes to, in units of the middle but for the shares; nulls where there is no number. */
export function workedExample({ inputs, score, band, s_J, band_state, seed }: WorkedExample): {
  readonly fit: ChanceFit | null;
  readonly delta: number | null;
  readonly p: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly mean: number | null;
} {
  const { md: median, lq: lower, uq: upper, mean, band_A } = inputs;
  const fit = chanceFit({ median, lower, upper, mean, ...band_A });
  const record = band_state === undefined || band_state === null ? null : recordOf(band_state);
  if (fit === null || (band !== 'A' && record === null))
    return { fit, delta: null, p: null, low: null, high: null, mean: null };
  const bar = { fit, ownMovement: s_J, band, record: band === 'A' ? null : record };
  const z = score / fit.middle;
  return { fit, delta: bandShift(bar), p: clears(bar, z), ...clearsInterval(bar, [z], seed) };
}
