import fc from 'fast-check';
import { type Grades, LEVEL_GRADES, type LevelGrade } from '../grades/grade.ts';
import type { ElectiveSubject } from '../grades/subject.ts';

/** Every property draws the same cases on every run. */
export const SEED = 20_260_701;

/** Electives that formulas and requirements name, and two that none does. */
const TYPICAL_ELECTIVES: readonly ElectiveSubject[] = [
  'BIO',
  'CHE',
  'PHY',
  'ECO',
  'ICT',
  'GEO',
  'CHH',
  'LIE',
  'BAF',
  'MUS',
  'MEP_M1',
  'MEP_M2',
];

/** A level from 5** to U, the middle ones most often. */
export const anyLevel: fc.Arbitrary<LevelGrade> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<LevelGrade>('5', '4', '3', '2') },
  { weight: 2, arbitrary: fc.constantFrom(...LEVEL_GRADES) },
);

const anyCore: fc.Arbitrary<Grades> = fc.record({ CHI: anyLevel, ENG: anyLevel, MAT: anyLevel });
const fewCore: fc.Arbitrary<Grades> = fc.record(
  { CHI: anyLevel, ENG: anyLevel, MAT: anyLevel, CSD: fc.constantFrom('Attained', 'Failed') },
  { requiredKeys: [] },
);

/** A pupil with core subjects, now and then one missing, and a few electives. */
export function anyPupil(electives: { minLength: number; maxLength: number }): fc.Arbitrary<Grades> {
  const chosen = fc
    .shuffledSubarray([...TYPICAL_ELECTIVES], electives)
    .chain((codes) => fc.tuple(...codes.map((code) => fc.tuple(fc.constant(code), anyLevel))))
    .map((entries): Grades => Object.fromEntries(entries));
  const core = fc.oneof({ weight: 3, arbitrary: anyCore }, { weight: 1, arbitrary: fewCore });
  return fc.tuple(core, chosen).map(([fixed, free]) => ({ ...fixed, ...free }));
}
