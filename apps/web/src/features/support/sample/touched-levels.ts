import type { Grade, Level } from '@lodestar/domain';

interface Touched {
  readonly grade: Grade;
  readonly score: number;
  readonly level: Level;
}

/**
 * What the sample grades come to in one real programme as a subject changes: short enough for the front page, which does not
 * fetch the programmes. Its test works it out anew.
 */
export const TOUCHED_PROGRAMME = { code: 'JS4601', subject: 'MAT', year: 2025, median: 37.75 } as const;

export const TOUCHED_LEVELS = [
  { grade: '4', score: 36, level: 2 },
  { grade: '5', score: 38.25, level: 4 },
  { grade: '5*', score: 40.5, level: 6 },
] as const satisfies readonly Touched[];
