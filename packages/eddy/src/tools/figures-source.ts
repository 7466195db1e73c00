import { gradeEntries, MINIMUM_SCORED_SUBJECTS, type Programme, type SourceNote } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { type MissedMinimum, missedMinimum } from './general-minimum.ts';

/** Where published scores come from, and how many grades are missing before they can be compared with. */
export interface FiguresSource {
  readonly year: number | null;
  readonly source: SourceNote | null;
  readonly grades_needed: number;
  /** What keeps the grades below the general minimum of all degrees; null: nothing. */
  readonly missed: MissedMinimum | null;
}

/** The year and source of the published scores of these programmes: those of the first that has any. */
export function figuresSource(
  programmes: readonly (Programme | undefined)[],
  { grades }: EddyContext,
): FiguresSource {
  const scored = programmes.find((programme) => programme?.source.scores !== undefined);
  return {
    year: scored?.score_year ?? null,
    source: scored?.source.scores ?? null,
    grades_needed: Math.max(0, MINIMUM_SCORED_SUBJECTS - gradeEntries(grades).length),
    missed: missedMinimum(grades),
  };
}
