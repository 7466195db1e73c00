import type { LevelSummary } from '../admission/classification.ts';
import type { Programme } from '../admission/programme.ts';
import { titleIn } from '../admission/programme-title.ts';
import { referenceScore } from '../admission/quartiles.ts';
import { LANGUAGE_FACTS, type Language } from '../languages.ts';

/** `fit`: as a search found them. */
export const SORT_ORDERS = ['fit', 'level', 'median', 'places', 'rate', 'name'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What programmes are put in order by besides their own figures. */
export interface SortBasis {
  /** The pupil's levels by code; null without grades. */
  readonly levels: ReadonlyMap<string, LevelSummary> | null;
  readonly language: Language;
}

/** A median says little beside one of another formula: they are put in order by their share of the highest score. */
export function medianShare(programme: Programme): number | null {
  const reference = referenceScore(programme);
  const { maximum } = programme.calculation;
  return reference === null || maximum === 0 ? null : reference / maximum;
}

/** Share of the Band A applicants who were offered a place. */
function bandARate({ stats_apply: [applied], stats_offer: [offered] }: Programme): number | null {
  return applied === undefined || offered === undefined || applied[1] === 0 ? null : offered[1] / applied[1];
}

function figureOf(by: SortOrder, { levels }: SortBasis): (programme: Programme) => number | null {
  switch (by) {
    case 'level':
      return ({ code }) => levels?.get(code)?.classification ?? null;
    case 'median':
      return medianShare;
    case 'places':
      return ({ intake }) => intake;
    case 'rate':
      return bandARate;
    case 'fit':
    case 'name':
      return () => 0;
  }
}

/** Programmes in an order: highest figures first, unknown ones last, equals as they came; names by their alphabet. */
export function sortProgrammes(
  programmes: readonly Programme[],
  by: SortOrder,
  basis: SortBasis,
): readonly Programme[] {
  if (by === 'fit') return programmes;
  if (by === 'name') {
    const { compare } = new Intl.Collator(LANGUAGE_FACTS[basis.language].tag);
    const title = (programme: Programme) => titleIn(programme, basis.language);
    return [...programmes].sort((one, other) => compare(title(one), title(other)));
  }
  const figure = figureOf(by, basis);
  return programmes
    .map((programme) => ({ programme, figure: figure(programme) ?? Number.NEGATIVE_INFINITY }))
    .sort((one, other) => (one.figure === other.figure ? 0 : other.figure - one.figure))
    .map(({ programme }) => programme);
}
