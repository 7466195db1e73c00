import { describe, expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import { readPlainly } from './said-plainly.ts';

const read = (text: string) => readPlainly(text, sampleContext('mei', 'en'));

describe('a message said plainly', () => {
  it.each(['i am out of the game', 'my mother in law says so', 'r u a robot', '我日日打遊戲', '睇醫生'])(
    'names no field in %s',
    (text) => {
      expect(read(text).named.topics).toEqual([]);
    },
  );

  it.each([
    ['double degree in law', 'law'],
    ['game design', 'game'],
    ['how much do physios earn', 'physiotherapy'],
    ['actsc at hku', 'actuar'],
    ['演藝音樂要唔要試音', 'music'],
  ])('names the field in %s', (text, query) => {
    expect(
      read(text)
        .named.searches.map((one) => one.query)
        .join(),
    ).toContain(query);
  });

  it.each([
    // Letters beside a university: the programme there, by whatever letters it goes elsewhere.
    ['my score at cuhk cse', 'JS4412'],
    ['中大ibba點', 'JS4202'],
    ['hku qfin or hkust qfin', 'JS6884'],
    // The same field by another title.
    ['浸會體育跟中大體育', 'JS2620'],
    ['中大中文教育', 'JS4331'],
    // A title with (Hons) before its field.
    ['polyu computing', 'JS3868'],
  ])('finds the programme there in %s', (text, code) => {
    expect(read(text).named.found.map((one) => one.code)).toContain(code);
  });

  it.each([
    ['how many schools have physio, not just polyu', []],
    ['東華同都會嗰兩個', ['TWC', 'HKMU']],
    ['我都會讀中大', ['CUHK']],
    ['gpa at cuhk', ['CUHK']],
  ])('names the universities in %s', (text, institutions) => {
    expect(read(text).named.institutions).toEqual(institutions);
    expect(read(text).named.topics.map(({ query }) => query)).toEqual(
      institutions.length > 0 ? [] : ['physiotherapy'],
    );
  });

  it('takes the degree of a field before a profession that has it as its subject', () => {
    expect(read('浸會中醫難唔難入').named.found[0]?.code).toBe('JS2410');
  });

  it('looks once for a field that is named twice', () => {
    expect(read('hku nursing or cuhk nursing').named.searches).toHaveLength(1);
  });
});
