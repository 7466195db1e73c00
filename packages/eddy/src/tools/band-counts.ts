import type { BandCounts } from '@lodestar/domain';

const BANDS = ['A', 'B', 'C', 'D', 'E'] as const;

/** Who put a programme in a band, and who of them was offered a place. */
export interface BandCount {
  readonly band: (typeof BANDS)[number];
  readonly applications: number;
  readonly offers: number;
  /** Offers in a hundred applications, whole; null where nobody applied. */
  readonly percent: number | null;
}

/** The newest year's counts by band; empty where nothing is on record. */
export function bandCounts(
  [applied]: readonly BandCounts[],
  [offered]: readonly BandCounts[],
): readonly BandCount[] {
  if (applied === undefined || offered === undefined) return [];
  return BANDS.map((band, index) => {
    const applications = applied.slice(1)[index] ?? 0;
    const offers = offered.slice(1)[index] ?? 0;
    const percent = applications === 0 ? null : Math.round((100 * offers) / applications);
    return { band, applications, offers, percent };
  });
}
