import { describe, expect, it } from 'vitest';
import { OTHER_SUBJECTS } from '../grades/other-subject.ts';
import { ELECTIVE_SUBJECTS } from '../grades/subject.ts';
import { realFile } from '../testing/real-catalogue.ts';
import { chosenSubjects, namedSubjects, subjectChoice, takesAnyElective } from './subject-choice.ts';

describe('what the codes of a file say', () => {
  it.each([
    [null, { kind: 'any' }, true],
    [['ELE'], { kind: 'electives' }, true],
    [['BIO', 'FRE'], { kind: 'named', codes: ['BIO', 'FRE'] }, false],
    [['MAT', 'ELE'], { kind: 'namedOrElectives', codes: ['MAT'] }, true],
  ])('%j', (codes, choice, any) => {
    expect(subjectChoice(codes)).toEqual(choice);
    expect(takesAnyElective(subjectChoice(codes))).toBe(any);
  });
});

describe('the subjects of a choice', () => {
  it.each([
    ['MEP', ['MEP_M1', 'MEP_M2']],
    ['MBO', ['MAT', 'MEP_M1', 'MEP_M2']],
    ['SCI', ['BIO', 'CHE', 'PHY']],
    ['BIO', ['BIO']],
    ['CSD', ['CSD']],
    ['APL', []],
    ['FRE', []],
    ['OTH', []],
    ['toString', []],
  ])('by the code %s', (code, subjects) => {
    expect([...namedSubjects([code])]).toEqual(subjects);
  });

  it('are any, all electives, those named, or both', () => {
    const electives = [...ELECTIVE_SUBJECTS, ...OTHER_SUBJECTS];
    expect(chosenSubjects(subjectChoice(null))).toBeNull();
    expect([...chosenSubjects(subjectChoice(['ELE']))]).toEqual(electives);
    expect([...chosenSubjects(subjectChoice(['MAT', 'ELE']))]).toEqual(['MAT', ...electives]);
    expect([...chosenSubjects(subjectChoice(['MEP', 'MBO', 'MAT', 'FRE']))].sort()).toEqual([
      'MAT',
      'MEP_M1',
      'MEP_M2',
    ]);
  });

  it('leave no slot of a real formula without a subject', () => {
    for (const year of [2026, 2025] as const) {
      for (const { code, formula } of realFile(year).programmes) {
        const terms = [...(formula?.terms ?? []), ...(formula?.alternatives ?? []).flat()];
        for (const { from } of terms)
          if (from !== null) expect(chosenSubjects(subjectChoice(from)).size, code).toBeGreaterThan(0);
      }
    }
  });
});
