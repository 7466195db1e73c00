import { readFileSync } from 'node:fs';
import { ELECTIVE_SUBJECTS } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import {
  recommendationTextsSchema,
  validateAreas,
  validatePresetSubjects,
  validateProgrammeData,
  validateStatements,
} from './ability-data.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../data/ability/${path}`, import.meta.url), 'utf8');
const shipped = (path: string) => JSON.parse(read(path));

type Verdict = { readonly kind: string; readonly complaints?: readonly unknown[] };
const complaintsOf = (verdict: Verdict) => verdict.complaints ?? [];

const changed = (path: string, from: string | RegExp, to: string) => {
  const text = read(path);
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  return JSON.parse(other);
};

describe('the shipped files', () => {
  it.each([
    ['statements.json', validateStatements],
    ['areas.json', validateAreas],
    ['preset-subjects.json', validatePresetSubjects],
    ['prog-data.json', validateProgrammeData],
  ] satisfies [string, (input: unknown) => Verdict][])('%s is valid', (path, validate) => {
    expect(validate(shipped(path))).toEqual({ kind: 'valid', file: shipped(path) });
  });

  it.each([['en.json'], ['tc.json'], ['sc.generated.json']])('the texts of %s are complete', (file) => {
    const texts = recommendationTextsSchema.parse(shipped(`recommendation/${file}`));
    expect(Object.keys(texts.subject)).toEqual([...ELECTIVE_SUBJECTS]);
  });
});

describe('a file of statements', () => {
  it.each<[string, string | RegExp, string, object]>([
    [
      'a text that comes twice',
      'Think of another ending for a story you know well.',
      'Work out in your head how much change you should get back.',
      { row: 'another-ending', field: 'en', why: 'is the same as in change-in-head' },
    ],
    [
      'an id that comes twice',
      '"id":"steps-in-order"',
      '"id":"change-in-head"',
      { row: 'change-in-head', field: 'id', why: 'is the same as in change-in-head' },
    ],
    [
      'a statement that counts for nothing',
      '[0,0,0,0,0,4]',
      '[0,0,0,0,0,0]',
      {
        row: 'blank-page',
        field: 'answersWeighting',
        why: 'has no weight, so its answer would count for nothing',
      },
    ],
    [
      'a weight between the tiers',
      '[3.5,0,0,0,0,0]',
      '[2.8,0,0,0,0,0]',
      {
        row: 'file',
        field: 'answersWeighting numerical',
        why: 'has a weight outside the tiers 1.5, 2 to 2.5, 3 to 3.5 and 4',
      },
    ],
    [
      'a table in which a better answer can lower a score',
      '[0,0,0,3.5,0,0]',
      '[0,0,0,3,0,0]',
      { row: 'file', field: 'answersWeighting verbal', why: 'can be lowered by a better answer' },
    ],
    [
      'a weight finer than a tenth',
      '[0,0,0,0,3.5,0]',
      '[0,0,0,0,3.55,0]',
      expect.objectContaining({ row: 'whole-chapter', field: 'answersWeighting.4' }),
    ],
    [
      'a missing text',
      /"tc":"為一個熟悉的故事想出另一個結局。",/,
      '',
      { row: 'another-ending', field: 'tc', why: 'is missing' },
    ],
  ])('is refused for %s', (_, from, to, complaint) => {
    expect(complaintsOf(validateStatements(changed('statements.json', from, to)))).toContainEqual(complaint);
  });

  it('is refused with fewer than 32 statements', () => {
    const file = shipped('statements.json');
    const short = { ...file, statements: file.statements.slice(0, 31) };
    expect(complaintsOf(validateStatements(short))).toEqual([
      { row: 'file', field: 'statements', why: expect.stringContaining('fewest are 32') },
    ]);
  });
});

describe('a file of subjects', () => {
  it.each<[string, string | RegExp, string, object]>([
    [
      'a missing elective',
      / *\{"_id":"MUS".*\n/,
      '',
      { row: 'file', field: 'rows', why: 'the elective MUS is missing' },
    ],
    [
      'a requirement above the scale',
      '[2.6,3.1,3.1,3.1,4.1,2]',
      '[2.6,3.1,3.1,3.1,5.1,2]',
      { row: 'BIO', field: 'reqr.4', why: 'is above the highest allowed, 5' },
    ],
    [
      'five numbers for six',
      '[2.6,3.1,3.1,3.1,4.1,2]',
      '[2.6,3.1,3.1,3.1,4.1]',
      expect.objectContaining({ row: 'BIO' }),
    ],
  ])('is refused for %s', (_, from, to, complaint) => {
    const file = changed('preset-subjects.json', from, to);
    expect(complaintsOf(validatePresetSubjects(file))).toContainEqual(complaint);
  });
});

describe('a file of programmes', () => {
  it.each<[string, string | RegExp, string, object]>([
    [
      'a code that is none',
      '"code":"JS1000"',
      '"code":"1000"',
      { row: '1000', field: 'code', why: 'is not a JUPAS code' },
    ],
    [
      'a code that comes twice',
      '"_id":"JS1001","code":"JS1001"',
      '"_id":"JS1001","code":"JS1000"',
      { row: 'JS1000', field: 'code', why: 'is the same as in JS1000' },
    ],
    [
      'a website that is no link',
      /"website":"[^"]*"/,
      '"website":"javascript:alert(1)"',
      expect.objectContaining({ row: 'JS1000', field: 'website' }),
    ],
    [
      'an area number that is not whole',
      '"area_like":[2,',
      '"area_like":[2.5,',
      expect.objectContaining({ field: 'area_like.0' }),
    ],
    [
      'a field it does not know',
      '"description":null,',
      '"description":null,"password":"x",',
      { row: 'JS1000', field: 'password', why: 'is not a field of this format' },
    ],
  ])('is refused for %s', (_, from, to, complaint) => {
    const file = changed('prog-data.json', from, to);
    expect(complaintsOf(validateProgrammeData(file))).toContainEqual(complaint);
  });

  it('is refused for a key that reaches the prototype', () => {
    const file = changed('prog-data.json', '"description":null,', '"description":{"__proto__":{}},');
    expect(complaintsOf(validateProgrammeData(file))).toEqual([
      { row: 'JS1000', field: 'description.__proto__', why: 'the key "__proto__" is not allowed' },
    ]);
  });
});

describe('a file of areas', () => {
  it('is refused when two areas have changed places', () => {
    const file = shipped('areas.json');
    const [first, second, ...rest] = file.areas;
    expect(complaintsOf(validateAreas({ ...file, areas: [second, first, ...rest] }))).toEqual([
      { row: 'physics-space', field: 'id', why: 'stands where mathematics belongs' },
      { row: 'mathematics', field: 'id', why: 'stands where physics-space belongs' },
    ]);
  });

  it.each([[null], [[]], [{}], ['areas'], [{ areas: [null] }]])('is refused when it is %j', (input) => {
    expect(validateAreas(input).kind).toBe('invalid');
  });
});
