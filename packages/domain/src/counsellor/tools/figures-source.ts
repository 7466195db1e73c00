import type { Programme, SourceNote } from '../../admission/programme.ts';
import { gradeEntries } from '../../grades/saved-scores.ts';
import { MINIMUM_SCORED_SUBJECTS } from '../../grades/score-table.ts';
import type { CounsellorContext } from '../context.ts';

/** Where published scores come from, and how many grades are missing before they can be compared with. */
export interface FiguresSource {
  readonly year: number | null;
  readonly source: SourceNote | null;
  readonly grades_needed: number;
}

/** The year and source of the published scores of these programmes: those of the first that has any. */
export function figuresSource(
  programmes: readonly (Programme | undefined)[],
  { grades }: CounsellorContext,
): FiguresSource {
  const scored = programmes.find((programme) => programme?.source.scores !== undefined);
  return {
    year: scored?.score_year ?? null,
    source: scored?.source.scores ?? null,
    grades_needed: Math.max(0, MINIMUM_SCORED_SUBJECTS - gradeEntries(grades).length),
  };
}
