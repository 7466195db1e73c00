import { describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '../grades/other-subject.ts';
import { realOtherSubjects } from '../testing/real-advice.ts';
import { realCatalogue, realProgramme } from '../testing/real-catalogue.ts';
import { otherSubjectsOf } from './other-subjects.ts';

const file = realOtherSubjects();
const of = (code: string) => {
  const found = otherSubjectsOf(file, realProgramme(code));
  if (found === null) throw new Error(`nothing of ${code}`);
  return found;
};
const languages = (code: string) => {
  const { entrance, score, points } = of(code).languages;
  return [entrance, score, points?.JPN ?? null];
};
const applied = (code: string) => {
  const { entrance, score, points } = of(code).applied;
  return [entrance, score, points];
};
const TWO = [
  ['AD2', 4],
  ['AD1', 3],
];

/** Read off the institutions' own sheets for 2026 entry. */
describe('what is printed', () => {
  it.each([
    [
      'JS4412',
      'secondElective',
      'elective',
      [
        ['N1', 7],
        ['N2', 5.5],
        ['N3', 4],
      ],
    ],
    [
      'JS4501',
      'secondElective',
      'elective',
      [
        ['N1', 6],
        ['N2', 5],
        ['N3', 4],
      ],
    ],
    [
      'JS5411',
      'secondElective',
      'elective',
      [
        ['N1', 8.5],
        ['N2', 5.5],
        ['N3', 3],
      ],
    ],
    [
      'JS5101',
      'no',
      'bonus',
      [
        ['N1', 8.5],
        ['N2', 5.5],
        ['N3', 3],
      ],
    ],
    [
      'JS1204',
      'elective',
      'elective',
      [
        ['N1', 7],
        ['N2', 5.5],
        ['N3', 4],
      ],
    ],
    ['JS1200', 'no', 'no', null],
    ['JS2110', 'no', 'unknown', null],
    ['JSSA01', 'elective', 'no', null],
    [
      'JSSA02',
      'elective',
      'elective',
      [
        ['N1', 7],
        ['N2', 5],
        ['N3', 4],
      ],
    ],
    ['JSSH01', 'unknown', 'unknown', null],
    ['JSSV01', 'unknown', 'elective', null],
  ])('of Japanese in %s', (code, ...printed) => {
    expect(languages(code)).toEqual(printed);
  });

  it('is said by the formula at HKU, and by the weights at PolyU', () => {
    const { programmes } = realCatalogue(2026);
    for (const programme of programmes.filter(({ institution }) => institution === 'HKU')) {
      const { rules } = programme.calculation;
      const isNamed = rules.includes('extendedOrCategoryC') || rules.includes('extendedAndCategoryC');
      expect(of(programme.code).languages.score).toBe(isNamed ? 'elective' : 'no');
    }
    for (const programme of programmes.filter(({ institution }) => institution === 'PolyU')) {
      const { weights } = programme.calculation;
      const counted = OTHER_LANGUAGES.filter((one) => (weights[one] ?? 0) > 0 && one !== 'URD');
      const { points } = of(programme.code).languages;
      expect(Object.keys(points ?? {}).sort()).toEqual([...counted].sort());
    }
  });

  it.each([
    ['JS6004', 'no', 'no', null],
    ['JS4006', 'no', 'bonus', null],
    ['JS4412', 'no', 'bonus', null],
    ['JS4501', 'no', 'no', null],
    ['JS5101', 'no', 'unknown', null],
    ['JS1040', 'someCourses', 'someCourses', TWO],
    ['JS1204', 'no', 'no', null],
    ['JS3741', 'someCourses', 'someCourses', [...TWO, ['ATT', 0]]],
    ['JS2020', 'someCourses', 'someCourses', TWO],
    ['JS2410', 'no', 'unknown', null],
    ['JS8001', 'elective', 'elective', [...TWO, ['ATT', 0]]],
    ['JS9580', 'elective', 'elective', [...TWO, ['ATT', 2]]],
    ['JS7101', 'unknown', 'unknown', null],
  ])('of Applied Learning in %s', (code, ...printed) => {
    expect(applied(code)).toEqual(printed);
  });

  it('has an answer with its source for every programme, and no points where nothing counts', () => {
    for (const { code } of realCatalogue(2026).programmes) {
      for (const { score, entrance, points, sources } of Object.values(of(code))) {
        if (score === 'no' || score === 'unknown') expect(points).toBeNull();
        if (score !== 'unknown' || entrance !== 'unknown') expect(sources.length).toBeGreaterThan(0);
      }
    }
  });

  it('is best first, and never more for less', () => {
    for (const { languages: rule } of Object.values(file.institutions)) {
      for (const printed of Object.values(rule.points ?? {})) {
        const values = printed.map(([, points]) => points);
        expect(values).toEqual([...values].sort((one, other) => other - one));
      }
    }
  });
});
