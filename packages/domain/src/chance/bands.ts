import type { BandCounts } from '../admission/programme.ts';
import { JUPAS_BANDS, type JupasBand } from '../admission/selection.ts';
import { PLACED_HIGHER } from './fit.ts';

/** The bands after the first, which often make no offers at all. */
export type LaterBand = Exclude<JupasBand, 'A'>;

/** What a band came to over at most three years in which Band A made offers. */
export interface BandRecord {
  /** Latest years in a row without an offer in the band: 0 to 3. */
  readonly run: number;
  readonly applicants: number;
  readonly offers: number;
  readonly applicantsInA: number;
  readonly offersInA: number;
  readonly from: number;
  readonly to: number;
}

/** Chance that a band which made none in so many latest years makes none again (counts of 2022 to 2025). */
const STAYS_SHUT: Readonly<Record<LaterBand, readonly number[]>> = {
  B: [0, 0.53, 0.71, 0.97],
  C: [0, 0.62, 0.74, 0.97],
  D: [0, 0.53, 0.78, 0.96],
  E: [0, 0.61, 0.74, 0.96],
};
/** Offer rate over that of Band A where a shut band opens again. */
const REOPENED: Readonly<Record<LaterBand, number>> = { B: 0.06, C: 0.05, D: 0.026, E: 0.017 };
/** What few counts are drawn towards: so many expected offers at this ratio to Band A's rate. */
const USUAL: Readonly<Record<LaterBand, { readonly weight: number; readonly ratio: number }>> = {
  B: { weight: 20, ratio: 0.25 },
  C: { weight: 12, ratio: 0.15 },
  D: { weight: 12, ratio: 0.15 },
  E: { weight: 12, ratio: 0.15 },
};
/** Share of a band's applicants already placed higher: low, centre, high. */
export const PLACED_BEFORE: Readonly<Record<LaterBand, readonly [number, number, number]>> = {
  B: [0.25, 0.4, 0.7],
  C: [0.3, 0.44, 0.72],
  D: [0.3, 0.46, 0.72],
  E: [0.3, 0.47, 0.72],
};
/** Years that a record goes back. */
const YEARS = 3;
/** Fewer applicants over those years say nothing. */
const FEWEST_APPLICANTS = 5;
/** After so many years without an offer only the counts are told. */
export const SHUT_RUN = 3;

const inRange = (rate: number): number => Math.min(0.97, Math.max(1e-4, rate));

/** What a programme's band came to up to a year; null with fewer than five applicants. */
export function bandRecordOf(
  applied: readonly BandCounts[],
  offered: readonly BandCounts[],
  band: LaterBand,
  upTo: number,
): BandRecord | null {
  const column = JUPAS_BANDS.indexOf(band) + 1;
  const years = Array.from({ length: YEARS }, (_, back) => upTo - back).flatMap((year) => {
    const [applicants, offers] = [applied, offered].map((rows) => rows.find(([one]) => one === year));
    if (applicants === undefined || offers === undefined || offers[1] === 0) return [];
    return [
      {
        year,
        inA: applicants[1],
        offersInA: offers[1],
        in: applicants[column] ?? 0,
        offers: offers[column] ?? 0,
      },
    ];
  });
  const open = years.findIndex(({ offers }) => offers > 0);
  const sum = (of: (one: (typeof years)[number]) => number): number =>
    years.reduce((all, one) => all + of(one), 0);
  const applicants = sum((one) => one.in);
  const [to, from] = [years[0]?.year, years.at(-1)?.year];
  if (to === undefined || from === undefined || applicants < FEWEST_APPLICANTS) return null;
  return {
    run: open === -1 ? years.length : open,
    applicants,
    offers: sum((one) => one.offers),
    applicantsInA: sum((one) => one.inA),
    offersInA: sum((one) => one.offersInA),
    from,
    to,
  };
}

/** Chance that the band makes no offer next year. */
export function staysShut(band: LaterBand, { run }: BandRecord): number {
  return STAYS_SHUT[band][Math.min(run, SHUT_RUN)] ?? 0;
}

/** Rate of the band among all its applicants, before those placed higher are taken away. */
export function rateBeforePlaced(band: LaterBand, record: BandRecord): number {
  const { applicants, offers, applicantsInA, offersInA } = record;
  const free = 1 - PLACED_HIGHER[1];
  const rateInA = (offersInA + 1) / (applicantsInA * free + 2);
  const { weight, ratio } = USUAL[band];
  const expected = applicants * (offersInA / applicantsInA);
  const toBandA = offers === 0 ? REOPENED[band] : (offers + weight * ratio) / (expected + weight);
  return rateInA * toBandA * free;
}

/** Rate among those of the band still free, where the band is open. */
export function rateOfFree(before: number, placedHigher: number): number {
  return inRange(before / (1 - placedHigher));
}

/** The same as its counts may have come out: `noise` is standard normal. */
export function rateAsCounted(rate: number, { offers }: BandRecord, noise: number): number {
  return inRange(rate * Math.exp(noise / Math.sqrt(offers + 1.5)));
}
