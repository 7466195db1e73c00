import type { ProgrammeProfile } from './ability-row.ts';
import { AREAS, type Area } from './area.ts';
import type { AbilityMatch } from './match.ts';

/** How many of the best matching programmes show where a pupil's profile points. */
const BEST_PROGRAMMES = 20;

function meanLike(rows: readonly AbilityMatch<ProgrammeProfile>[], area: number): number {
  return rows.reduce((sum, { row }) => sum + (row.area_like[area] ?? 0), 0) / rows.length;
}

/**
 * The areas that are more frequent among the 20 best matching programmes than among all, by how much more; equals
 * in the order of the areas. `ranked`: all programmes, best match first.
 */
export function leadingAreas(
  ranked: readonly AbilityMatch<ProgrammeProfile>[],
  count: number,
): readonly Area[] {
  if (ranked.length === 0) return [];
  const best = ranked.slice(0, BEST_PROGRAMMES);
  return AREAS.map((area, index) => ({ area, lead: meanLike(best, index) - meanLike(ranked, index) }))
    .filter(({ lead }) => lead > 0)
    .sort((a, b) => b.lead - a.lead)
    .slice(0, count)
    .map(({ area }) => area);
}
