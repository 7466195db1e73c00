import { describe, expect, it } from 'vitest';
import { classify } from '../admission/classify.ts';
import type { Grades } from '../grades/grade.ts';
import { parseUserScores } from '../grades/user-scores.ts';
import { realOtherSubjects } from '../testing/real-advice.ts';
import { realCatalogue, realProgramme } from '../testing/real-catalogue.ts';
import { withOtherSubjects } from './with-other-subjects.ts';

const plain = realCatalogue(2026);
const catalogue = withOtherSubjects(plain, realOtherSubjects());

/** Two electives only, so that a third subject counts wherever it may. */
const PUPIL: Grades = { CHI: '4', ENG: '4', MAT: '4', CSD: 'Attained', GEO: '3', ECO: '3' };
const of = (code: string, grades: Grades) => classify(catalogue, realProgramme(code), grades);
const counted = (code: string, grades: Grades) =>
  of(code, grades).calculation.counted.map(({ subjectCode, points }) => [subjectCode, points]);

describe('results in other languages and Applied Learning', () => {
  it('change nothing for a pupil who has none', () => {
    expect(catalogue.levels(PUPIL)).toEqual(plain.levels(PUPIL));
  });

  it('never take from a score, and give a level wherever the grades alone give one', () => {
    const alone = plain.levels(PUPIL);
    const more = catalogue.levels({ ...PUPIL, JPN: 'N1', KOR: '6', APL: 'AD2' });
    for (const [place, { user_score, classification }] of alone.entries()) {
      expect(more[place]?.user_score).toBeGreaterThanOrEqual(user_score ?? 0);
      expect(more[place]?.classification).toBeGreaterThanOrEqual(classification);
    }
  });

  it('count by the points of the institution', () => {
    expect(counted('JS4412', { ...PUPIL, JPN: 'N1' })).toContainEqual(['JPN', 7]);
    expect(counted('JS7101', { ...PUPIL, JPN: 'N1' })).toContainEqual(['JPN', 7]);
    expect(counted('JS7101', { ...PUPIL, KOR: '4' })).toContainEqual(['KOR', 5]);
    expect(counted('JS9580', { ...PUPIL, APL: 'AD2' })).toContainEqual(['APL', 4]);
  });

  it.each([
    ['shut out by the institution', 'JS1200', { JPN: 'N1' }],
    ['not a subject of the formula', 'JSSA01', { JPN: 'N1' }],
    ['only some courses', 'JS1040', { APL: 'AD2' }],
    ['a bonus of unknown size', 'JS4412', { APL: 'AD2' }],
    ['nothing is printed', 'JSSH01', { JPN: 'N1' }],
  ] as const)('do not count: %s', (_, code, others) => {
    expect(of(code, { ...PUPIL, ...others }).user_score).toBe(of(code, PUPIL).user_score);
  });

  it('count at HKUST beyond the best five alone', () => {
    const bonus = of('JS5101', { ...PUPIL, PHY: '2', JPN: 'N1' }).calculation.counted;
    const language = bonus.find(({ subjectCode }) => subjectCode === 'JPN');
    expect(language?.weight).toBeLessThan(1);
    expect(language?.weight).toBeGreaterThan(0);
  });

  it('count once: the best of several languages', () => {
    const codes = counted('JS4412', { ...PUPIL, JPN: 'N3', KOR: '6' }).map(([code]) => code);
    expect(codes).toContain('KOR');
    expect(codes).not.toContain('JPN');
  });

  it('serve as an elective where the institution takes them, and not where it does not', () => {
    const one: Grades = { CHI: '4', ENG: '4', MAT: '4', CSD: 'Attained', GEO: '4' };
    expect(of('JS7101', one).requirement.met).toBe(false);
    expect(of('JS7101', { ...one, JPN: 'N3' }).requirement.met).toBe(true);
    expect(of('JS1200', { ...one, JPN: 'N1' }).requirement.unmet.length).toBe(
      of('JS1200', one).requirement.unmet.length,
    );
    const none: Grades = { CHI: '4', ENG: '4', MAT: '4', CSD: 'Attained' };
    expect(of('JS7101', { ...none, JPN: 'N1', KOR: '6' }).requirement.met).toBe(false);
  });
});

describe('scores as they are sent', () => {
  it('hold them under their codes, beside the subjects that are graded', () => {
    expect(parseUserScores({ CHI: '4', JPN: 'N2', APL: 'AD1' })).toEqual({
      kind: 'ok',
      grades: { CHI: '4', JPN: 'N2', APL: 'AD1' },
      scored: 1,
    });
  });

  it.each([
    [{ CHI: '4', JPN: '5*' }, 'unknownGrade', 'JPN'],
    [{ CHI: '4', KOR: 'N1' }, 'unknownGrade', 'KOR'],
    [{ CHI: '4', HIN: 'A' }, 'unknownSubject', 'HIN'],
    [
      [
        { subjectCode: 'APL', score: 'AD1' },
        { subjectCode: 'APL', score: 'ATT' },
      ],
      'repeatedSubject',
      'APL',
    ],
    [{ JPN: 'N1' }, 'noScores', null],
  ])('are refused by name: %j', (sent, kind, subjectCode) => {
    expect(parseUserScores(sent)).toMatchObject({ kind: 'invalid', problems: [{ kind, subjectCode }] });
  });
});
