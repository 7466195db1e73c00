import type { Grades } from '../grades/grade.ts';
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import type { Level, LevelSummary } from './classification.ts';
import type { Programme } from './programme.ts';
import { referenceScore } from './quartiles.ts';

/** Which programmes to leave out, which institutions to keep (none named: all), how many to give. */
export interface RecommendationWish {
  readonly exclude: readonly string[];
  readonly institutions: readonly string[];
  readonly count: number;
}

export interface Recommended {
  readonly programme: Programme;
  readonly summary: LevelSummary;
}

/** Numbers of recommendations a pupil can ask for on the page. */
export const RECOMMENDATION_COUNTS = [6, 12, 18, 24, 30] as const;
export const DEFAULT_RECOMMENDATION_COUNT = 6;
export const MAX_RECOMMENDATION_COUNT = 30;
/** The level the page asks for at first: safe. */
export const DEFAULT_RECOMMENDATION_LEVEL: Level = 5;

/** By admission rate descending (unknown last), then reference score ascending, then code. */
function inOrder(a: Recommended, b: Recommended): number {
  const rate = ({ programme }: Recommended): number => programme.admission_rate ?? -1;
  const reference = ({ programme }: Recommended): number => referenceScore(programme) ?? Number.MAX_VALUE;
  return rate(b) - rate(a) || reference(a) - reference(b) || (a.programme.code < b.programme.code ? -1 : 1);
}

function chosenFrom(
  catalogue: Catalogue,
  grades: Grades,
  wish: RecommendationWish,
  fits: (entry: CatalogueEntry, summary: LevelSummary) => boolean,
): readonly Recommended[] {
  const exclude = new Set(wish.exclude);
  const institutions = new Set(wish.institutions);
  const levels = catalogue.levels(grades);
  const found = catalogue.entries.flatMap((entry, index): readonly Recommended[] => {
    const { programme } = entry;
    const summary = levels[index];
    if (summary === undefined || exclude.has(programme.code)) return [];
    if (institutions.size > 0 && !institutions.has(programme.institution)) return [];
    return fits(entry, summary) ? [{ programme, summary }] : [];
  });
  return found.sort(inOrder).slice(0, wish.count);
}

/** Programmes whose reference score the pupil reaches, requirements met (specification, part 1, section 5). */
export function recommend(
  catalogue: Catalogue,
  grades: Grades,
  wish: RecommendationWish,
): readonly Recommended[] {
  return chosenFrom(catalogue, grades, wish, ({ programme }, { reason, user_score }) => {
    const reference = referenceScore(programme);
    return reason === null && reference !== null && user_score !== null && user_score >= reference;
  });
}

/** Programmes of exactly one level. */
export function recommendByLevel(
  catalogue: Catalogue,
  grades: Grades,
  level: Level,
  wish: RecommendationWish,
): readonly Recommended[] {
  return chosenFrom(catalogue, grades, wish, (_, { classification }) => classification === level);
}
