import { describe, expect, it } from 'vitest';
import { pupil } from '../testing/pupil.ts';
import type { Grades } from './grade.ts';
import { isGradeOf, parseUserScores, type UserScoreProblem } from './user-scores.ts';

const problem = (
  kind: UserScoreProblem['kind'],
  subjectCode: string | null = null,
  score: string | null = null,
): UserScoreProblem => ({ kind, subjectCode, score });

describe('scores in any accepted shape', () => {
  it.each<[string, unknown, Grades, number]>([
    [
      'a list of entries',
      [
        { subjectCode: 'CHI', score: '5**' },
        { subjectCode: 'CSD', score: 'Attained' },
        { subjectCode: 'MEP_M1', score: 'U' },
      ],
      pupil({ chi: '5**', csd: 'Attained', m1: 'U' }),
      3,
    ],
    ['a map', { ENG: '5*', BAF_ACC: '1', LS: '2' }, pupil({ eng: '5*', baf_acc: '1', ls: '2' }), 3],
    [
      'the saved-scores object',
      {
        'Chinese Language': '4',
        'English Language': '3',
        'Mathematics Compulsory Part': '5',
        'Core Subject Code': 'CSD',
        'Core Score': 'Failed',
        PHY: '2',
      },
      pupil({ chi: '4', eng: '3', mat: '5', csd: 'Failed', phy: '2' }),
      5,
    ],
    [
      'the saved-scores object with Liberal Studies',
      { 'Core Subject Code': 'LS', 'Core Score': '4' },
      pupil({ ls: '4' }),
      1,
    ],
    [
      'the saved-scores object with the core subject in words',
      { 'Core Subject Code': 'Citizenship and Social Development', 'Core Score': 'Attained' },
      pupil({ csd: 'Attained' }),
      1,
    ],
    [
      'a core score without a code: CSD',
      { 'Core Score': 'Attained', CHI: '3' },
      pupil({ csd: 'Attained', chi: '3' }),
      2,
    ],
    [
      'a core score with an empty code: CSD',
      { 'Core Subject Code': '', 'Core Score': 'Attained' },
      pupil({ csd: 'Attained' }),
      1,
    ],
    [
      'a core code without a score',
      { 'Core Subject Code': 'CSD', 'Core Score': '', CHI: '3' },
      pupil({ chi: '3' }),
      1,
    ],
    [
      'long names in a list',
      [
        { subjectCode: 'Chinese Language', score: '3' },
        { subjectCode: 'Liberal Studies', score: '2' },
      ],
      pupil({ chi: '3', ls: '2' }),
      2,
    ],
    [
      'entries with an empty code or score are dropped',
      [
        { subjectCode: 'CHI', score: '3' },
        { subjectCode: 'ENG', score: '' },
        { subjectCode: '', score: '4' },
        { subjectCode: 'MAT', score: null },
        { subjectCode: null, score: null },
        { subjectCode: 'CHI', score: '' },
        {},
      ],
      pupil({ chi: '3' }),
      1,
    ],
    ['empty values in a map are dropped', { CHI: '3', ENG: '', MAT: null }, pupil({ chi: '3' }), 1],
  ])('%s', (_, input, grades, scored) => {
    expect(parseUserScores(input)).toEqual({ kind: 'ok', grades, scored });
  });

  it('gives the same grades in any order', () => {
    const entries = [
      { subjectCode: 'PHY', score: '5' },
      { subjectCode: 'CHI', score: '3' },
      { subjectCode: 'CSD', score: 'Attained' },
    ];
    expect(parseUserScores([...entries].reverse())).toEqual(parseUserScores(entries));
  });
});

describe('scores that are refused by name', () => {
  it.each<[string, unknown, readonly UserScoreProblem[]]>([
    ['an unknown subject', { XYZ: '5' }, [problem('unknownSubject', 'XYZ', '5')]],
    ['a subject in small letters', { chi: '5' }, [problem('unknownSubject', 'chi', '5')]],
    ['a requirement code', { ELE: '5' }, [problem('unknownSubject', 'ELE', '5')]],
    ['an unknown grade', { CHI: '6' }, [problem('unknownGrade', 'CHI', '6')]],
    ['a grade with a space', { CHI: ' 5' }, [problem('unknownGrade', 'CHI', ' 5')]],
    ['a level for CSD', { CSD: '3' }, [problem('unknownGrade', 'CSD', '3')]],
    ['an attainment for Chinese', { CHI: 'Attained' }, [problem('unknownGrade', 'CHI', 'Attained')]],
    [
      'a repeated subject',
      [
        { subjectCode: 'CHI', score: '5' },
        { subjectCode: 'CHI', score: '5' },
      ],
      [problem('repeatedSubject', 'CHI', '5')],
    ],
    [
      'a subject by code and by name',
      { CHI: '5', 'Chinese Language': '4' },
      [problem('repeatedSubject', 'Chinese Language', '4')],
    ],
    [
      'the core subject twice',
      { CSD: 'Attained', 'Core Subject Code': 'CSD', 'Core Score': 'Attained' },
      [problem('repeatedSubject', 'CSD', 'Attained')],
    ],
    ['a number for a grade', { CHI: 5 }, [problem('malformed', 'CHI')]],
    ['false for a grade', { CHI: false }, [problem('malformed', 'CHI')]],
    ['a number for a subject', [{ subjectCode: 7, score: '5' }], [problem('malformed', null, '5')]],
    ['a list for a grade', { CHI: ['5'] }, [problem('malformed', 'CHI')]],
    [
      'an object for a core code',
      { 'Core Subject Code': {}, 'Core Score': '' },
      [problem('malformed', null, '')],
    ],
    ['a bare text in a list', [{ subjectCode: 'CHI', score: '5' }, '5**'], [problem('malformed')]],
    ['null in a list', [null, { subjectCode: 'CHI', score: '5' }], [problem('malformed')]],
    ['a list in a list', [['CHI', '5']], [problem('malformed')]],
    [
      'several problems at once',
      { XYZ: '5', CHI: '9', ENG: 4 },
      [
        problem('unknownSubject', 'XYZ', '5'),
        problem('unknownGrade', 'CHI', '9'),
        problem('malformed', 'ENG'),
      ],
    ],
    ['an empty list', [], [problem('noScores')]],
    ['an empty map', {}, [problem('noScores')]],
    ['nothing but empty scores', { CHI: '', ENG: null }, [problem('noScores')]],
  ])('%s', (_, input, problems) => {
    expect(parseUserScores(input)).toEqual({ kind: 'invalid', problems });
  });

  it.each([undefined, null, 'CHI', 5, true])('%s is malformed', (input) => {
    expect(parseUserScores(input)).toEqual({ kind: 'invalid', problems: [problem('malformed')] });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'the key %s is an unknown subject like any other',
    (key) => {
      const input: unknown = JSON.parse(`{ ${JSON.stringify(key)}: "5", "CHI": "5" }`);
      const refused = { kind: 'invalid', problems: [problem('unknownSubject', key, '5')] };
      expect(parseUserScores(input)).toEqual(refused);
      expect(parseUserScores([{ subjectCode: key, score: '5' }])).toEqual(refused);
      expect(Object.hasOwn(Object.prototype, 'CHI')).toBe(false);
    },
  );

  it('repeats no more than 100 characters of what was sent', () => {
    const parsed = parseUserScores({ ['X'.repeat(5000)]: 'Y'.repeat(5000) });
    expect(parsed).toEqual({
      kind: 'invalid',
      problems: [problem('unknownSubject', 'X'.repeat(100), 'Y'.repeat(100))],
    });
  });
});

describe('grades of a subject', () => {
  it.each<[Parameters<typeof isGradeOf>[0], string, boolean]>([
    ['CSD', 'Attained', true],
    ['CSD', 'Failed', true],
    ['CSD', '2', false],
    ['LS', '2', true],
    ['LS', 'Attained', false],
    ['BIO', 'U', true],
    ['BIO', '5***', false],
    ['BIO', '', false],
  ])('%s %s: %s', (subject, grade, known) => {
    expect(isGradeOf(subject, grade)).toBe(known);
  });
});
