import type { Programme } from '../admission/programme.ts';
import { JUPAS_BANDS, type JupasBand } from '../admission/selection.ts';

/** How the offers of a year were shared among the bands of the choices they went to, in whole per cent. */
export interface OfferShares {
  readonly year: number;
  readonly percent: Readonly<Record<JupasBand, number>>;
}

const TOTAL = 6;

/** The shares of the latest year on record over all programmes; null where nothing is on record. */
export function offerShares(programmes: readonly Pick<Programme, 'stats_offer'>[]): OfferShares | null {
  const latest = Math.max(...programmes.flatMap(({ stats_offer: [row] }) => row?.[0] ?? []));
  const rows = programmes.flatMap(({ stats_offer }) => stats_offer.filter(([year]) => year === latest));
  const total = rows.reduce((sum, row) => sum + row[TOTAL], 0);
  if (total === 0) return null;
  const share = (band: JupasBand) => {
    const place = JUPAS_BANDS.indexOf(band) + 1;
    return Math.round((100 * rows.reduce((sum, row) => sum + (row[place] ?? 0), 0)) / total);
  };
  return {
    year: latest,
    percent: { A: share('A'), B: share('B'), C: share('C'), D: share('D'), E: share('E') },
  };
}
