import { type Grade, type Grades, LEVEL_SUBJECTS } from '@lodestar/domain';

/** How a pupil stands to "five subjects at level 2, Chinese and English among them"; null: too few grades are known. */
export type SubDegreeStanding =
  | { readonly kind: 'met'; readonly count: number }
  /** Four, and CSD attained, which many colleges count as the fifth. */
  | { readonly kind: 'withCsd' }
  | { readonly kind: 'language' }
  | { readonly kind: 'fewer'; readonly count: number };

const FEWEST_KNOWN = 4;
const ASKED = 5;
const LOW = new Set<Grade>(['U', '1', 'Failed']);

export function subDegreeStanding(grades: Grades): SubDegreeStanding | null {
  const given = LEVEL_SUBJECTS.filter((subject) => grades[subject] !== undefined);
  if (given.length < FEWEST_KNOWN) return null;
  const reached = given.filter((subject) => !LOW.has(grades[subject] ?? 'U'));
  if (!reached.includes('CHI') || !reached.includes('ENG')) return { kind: 'language' };
  if (reached.length >= ASKED) return { kind: 'met', count: reached.length };
  return reached.length === ASKED - 1 && grades.CSD === 'Attained'
    ? { kind: 'withCsd' }
    : { kind: 'fewer', count: reached.length };
}
