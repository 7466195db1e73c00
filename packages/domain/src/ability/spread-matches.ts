import type { ProgrammeProfile } from './ability-row.ts';
import { type AbilityScores, DIMENSIONS, type Dimension } from './dimension.ts';
import type { AbilityMatch } from './match.ts';

/** The place among the areas of interest that a programme belongs to most; -1 where it is given none. */
function areaOf({ area_like: like }: ProgrammeProfile): number {
  const most = Math.max(0, ...like);
  return most === 0 ? -1 : like.indexOf(most);
}

/**
 * The first `count` of ranked matches, one of each area before a second of any, so that equal matches do not all come from
 * one field. In the order of `ranked`.
 */
export function spreadOverAreas(
  ranked: readonly AbilityMatch<ProgrammeProfile>[],
  count: number,
): readonly AbilityMatch<ProgrammeProfile>[] {
  const areas = new Set<number>();
  const firsts = ranked.filter(({ row }) => {
    const area = areaOf(row);
    if (areas.has(area)) return false;
    areas.add(area);
    return true;
  });
  const taken = firsts.slice(0, count);
  const rest = ranked.filter((match) => !taken.includes(match)).slice(0, count - taken.length);
  return ranked.filter((match) => taken.includes(match) || rest.includes(match));
}

/** Of the abilities that something asks for, the two it asks for most and the pupil reaches; why it matches. */
export function metMost(scores: AbilityScores, required: readonly number[]): readonly Dimension[] {
  return DIMENSIONS.map((dimension, index) => ({
    dimension,
    asked: required[index] ?? 0,
    has: scores[index] ?? 0,
  }))
    .filter(({ asked, has }) => asked > 0 && has >= asked)
    .sort((one, other) => other.asked - one.asked)
    .slice(0, 2)
    .map(({ dimension }) => dimension);
}
