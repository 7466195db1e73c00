import { describe, expect, it, test } from 'vitest';
import { electivesAsked, type Minimum, minimumCodes, onlyNamed } from './minimum.ts';

const electives = (named: readonly string[] | null): Minimum => ({ on: 'electives', named, excl: [] });

describe('a requirement of electives', () => {
  it('names its subjects where it takes only these', () => {
    expect(electivesAsked({ any_of: ['BIO', 'CHE'], excl: [] })).toEqual({
      on: 'electives',
      named: ['BIO', 'CHE'],
      excl: [],
    });
  });

  it('names none where any elective serves, and keeps what does not', () => {
    expect(electivesAsked({ any_of: ['ELE'], excl: ['APL'] })).toEqual({
      on: 'electives',
      named: null,
      excl: ['APL'],
    });
  });

  it.each<[readonly string[], readonly string[] | null]>([
    [[], []],
    [['ELE', 'ELE'], null],
    [
      ['ELE', 'PHY'],
      ['ELE', 'PHY'],
    ],
    [['OTH'], ['OTH']],
  ])('of %j names %j', (any_of, named) => {
    expect(electivesAsked({ any_of, excl: ['MBO', 'APL'] })).toEqual({
      on: 'electives',
      named,
      excl: ['MBO', 'APL'],
    });
  });

  it('names what stands beside any elective', () => {
    expect(electivesAsked({ any_of: ['PHY', 'ELE'], excl: [] }).named).toEqual(['PHY', 'ELE']);
  });
});

describe('the only one named', () => {
  test.each<[string, Minimum, string | null]>([
    ['a subject', { on: 'subject', subject: 'MAT' }, 'MAT'],
    ['one elective or group', electives(['SCI']), 'SCI'],
    ['a choice of two', electives(['BIO', 'CHE']), null],
    ['no elective at all', electives([]), null],
    ['any elective', electives(null), null],
    ['a choice of three', electives(['BIO', 'CHE', 'PHY']), null],
    ['one subject named beside any elective', electives(['PHY', 'ELE']), null],
    ['an elective, whatever does not serve', { on: 'electives', named: ['SCI'], excl: ['APL'] }, 'SCI'],
    ['any subjects of the six', { on: 'anySubjects' }, null],
    ['the total', { on: 'total' }, null],
  ])('of %s', (_, minimum, only) => {
    expect(onlyNamed(minimum)).toBe(only);
  });
});

test.each<[Minimum, readonly string[]]>([
  [{ on: 'subject', subject: 'ENG' }, ['ENG']],
  [electives(['MEP_M1', 'MEP_M2']), ['MEP_M1', 'MEP_M2']],
  [electives(null), ['ELE']],
  [electives([]), []],
  [{ on: 'electives', named: null, excl: ['APL'] }, ['ELE']],
  [{ on: 'anySubjects' }, ['CHI', 'ENG', 'MAT', 'ELE']],
  [{ on: 'total' }, ['TOTAL']],
])('answers write %j by the codes %j', (minimum, codes) => {
  expect(minimumCodes(minimum)).toEqual(codes);
});
