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
      { row: 'another-ending', field: 'en', why: { code: 'repeated', earlier: 'change-in-head' } },
    ],
    [
      'an id that comes twice',
      '"id":"steps-in-order"',
      '"id":"change-in-head"',
      { row: 'change-in-head', field: 'id', why: { code: 'repeated', earlier: 'change-in-head' } },
    ],
    [
      'a statement that counts for nothing',
      '[0,0,0,0,0,4]',
      '[0,0,0,0,0,0]',
      {
        row: 'blank-page',
        field: 'answersWeighting',
        why: { code: 'withoutWeight' },
      },
    ],
    [
      'a weight between the tiers',
      '[3.5,0,0,0,0,0]',
      '[2.8,0,0,0,0,0]',
      {
        row: null,
        field: 'answersWeighting numerical',
        why: { code: 'ladder', fault: 'tier' },
      },
    ],
    [
      'a table in which a better answer can lower a score',
      '[0,0,0,3.5,0,0]',
      '[0,0,0,3,0,0]',
      { row: null, field: 'answersWeighting verbal', why: { code: 'ladder', fault: 'betterAnswerLowers' } },
    ],
    [
      'a weight finer than a tenth',
      '[0,0,0,0,3.5,0]',
      '[0,0,0,0,3.55,0]',
      { row: 'whole-chapter', field: 'answersWeighting.4', why: { code: 'wrongForm', value: '3.55' } },
    ],
    [
      'a missing text',
      /"tc":"為一個熟悉的故事想出另一個結局。",/,
      '',
      { row: 'another-ending', field: 'tc', why: { code: 'missing' } },
    ],
  ])('is refused for %s', (_, from, to, complaint) => {
    expect(complaintsOf(validateStatements(changed('statements.json', from, to)))).toContainEqual(complaint);
  });

  it('is refused with fewer than 32 statements', () => {
    const file = shipped('statements.json');
    const short = { ...file, statements: file.statements.slice(0, 31) };
    expect(complaintsOf(validateStatements(short))).toEqual([
      { row: null, field: 'statements', why: { code: 'tooFew', fewest: 32 } },
    ]);
  });
});

describe('a file of subjects', () => {
  it.each<[string, string | RegExp, string, object]>([
    [
      'a missing elective',
      / *\{"_id":"MUS".*\n/,
      '',
      { row: null, field: 'rows', why: { code: 'electiveMissing', subject: 'MUS' } },
    ],
    [
      'a requirement above the scale',
      '[2.6,3.1,3.1,3.1,4.1,2]',
      '[2.6,3.1,3.1,3.1,5.1,2]',
      { row: 'BIO', field: 'reqr.4', why: { code: 'tooHigh', highest: 5 } },
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
      { row: '1000', field: 'code', why: { code: 'wrongForm', value: '1000' } },
    ],
    [
      'a code that comes twice',
      '"_id":"JS1001","code":"JS1001"',
      '"_id":"JS1001","code":"JS1000"',
      { row: 'JS1000', field: 'code', why: { code: 'repeated', earlier: 'JS1000' } },
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
      { row: 'JS1000', field: 'password', why: { code: 'unknownField' } },
    ],
  ])('is refused for %s', (_, from, to, complaint) => {
    const file = changed('prog-data.json', from, to);
    expect(complaintsOf(validateProgrammeData(file))).toContainEqual(complaint);
  });

  it('is refused for a key that reaches the prototype', () => {
    const file = changed('prog-data.json', '"description":null,', '"description":{"__proto__":{}},');
    expect(complaintsOf(validateProgrammeData(file))).toEqual([
      { row: 'JS1000', field: 'description.__proto__', why: { code: 'forbiddenKey', key: '__proto__' } },
    ]);
  });
});

describe('a file of areas', () => {
  it('is refused when two areas have changed places', () => {
    const file = shipped('areas.json');
    const [first, second, ...rest] = file.areas;
    expect(complaintsOf(validateAreas({ ...file, areas: [second, first, ...rest] }))).toEqual([
      { row: 'physics-space', field: 'id', why: { code: 'misplaced', belongs: 'mathematics' } },
      { row: 'mathematics', field: 'id', why: { code: 'misplaced', belongs: 'physics-space' } },
    ]);
  });

  it.each([[null], [[]], [{}], ['areas'], [{ areas: [null] }]])('is refused when it is %j', (input) => {
    expect(validateAreas(input).kind).toBe('invalid');
  });
});
