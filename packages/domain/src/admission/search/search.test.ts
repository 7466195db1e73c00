import { describe, expect, it } from 'vitest';
import { programme } from '../../testing/programme.ts';
import { TRADITIONAL_TO_SIMPLIFIED } from './fold.generated.ts';
import { buildSearchIndex, MAX_SEARCH_RESULTS, searchEveryProgramme, searchProgrammes } from './search.ts';

const NURSING = programme({
  code: 'JS1000',
  short_name: 'BNURS',
  full_title_en: 'Bachelor of Nursing',
  full_title_cn: '護理學學士',
  institution: 'HKU',
});
const ENGINEERING = programme({
  code: 'JS2000',
  short_name: 'BENG',
  full_title_en: 'Bachelor of Engineering in Data Science (Nursing Informatics)',
  full_title_cn: '數據科學工學士',
  institution: 'CUHK',
});
const ART = programme({
  code: 'JS3000',
  short_name: 'ART',
  full_title_en: "Art & Design: 100% Pupils' Work_shop \\ Studio",
  full_title_cn: '藝術與設計',
  institution: 'EdUHK',
});
const PARTS = programme({
  code: 'JSSA01',
  short_name: 'BPART',
  full_title_en: 'Bachelor of Arts',
  full_title_cn: '文學士',
  institution: 'SFU',
});

const index = buildSearchIndex([NURSING, ENGINEERING, ART, PARTS], TRADITIONAL_TO_SIMPLIFIED, {
  HKU: ['The University of Hong Kong', '香港大學', '香港大学'],
  SFU: ['Saint Francis University', '聖方濟各大學'],
});

const found = (q: string, institutions: readonly string[] = []): readonly string[] =>
  searchProgrammes(index, q, institutions).programmes.map(({ code }) => code);

describe('a programme is found by', () => {
  it.each<[string, string, readonly string[]]>([
    ['its code', 'JS1000', ['JS1000']],
    ['its code in small letters', 'js1000', ['JS1000']],
    ['the beginning of its code', 'JSS', ['JSSA01']],
    ['its short name', 'beng', ['JS2000']],
    ['a word of its English title', 'informatics', ['JS2000']],
    ['a part of a word', 'formatic', ['JS2000']],
    ['words in any order', 'science data', ['JS2000']],
    ['its traditional title', '護理', ['JS1000']],
    ['its simplified title', '护理', ['JS1000']],
    ['simplified letters within', '数据', ['JS2000']],
    ['its institution’s code', 'eduhk', ['JS3000']],
    ['its institution’s English name', 'university of hong kong', ['JS1000']],
    ['its institution’s Chinese name', '聖方濟', ['JSSA01']],
    ['its institution’s name in simplified', '圣方济', ['JSSA01']],
    ['institution and title together', 'saint arts', ['JSSA01']],
  ])('%s', (_, q, codes) => {
    expect(found(q)).toEqual(codes);
  });

  it('nothing that is only partly there', () => {
    expect(found('nursing zebra')).toEqual([]);
    expect(found('護理 工')).toEqual([]);
  });
});

describe('typing slips', () => {
  it.each<[string, string, readonly string[]]>([
    ['one in 7 letters', 'nurzing', ['JS1000', 'JS2000']],
    ['a letter missing', 'nursng', ['JS1000', 'JS2000']],
    ['a letter too many', 'nurssing', ['JS1000', 'JS2000']],
    ['two letters swapped', 'nusring', ['JS1000', 'JS2000']],
    ['two in 7 letters are too many', 'nurzinq', []],
    ['two in 11 letters', 'enginnerinq', ['JS2000']],
    ['three in 11 letters are too many', 'enqinnerinq', []],
    ['one in 4 letters', 'dats', ['JS2000']],
    ['none in 3 letters', 'axt', []],
    ['none in a code', 'js9000', []],
    ['none in Chinese', '護里', []],
    ['in one word beside a right one', 'bachelor nurzing', ['JS1000', 'JS2000']],
    ['in an institution’s name', 'frencis', ['JSSA01']],
  ])('%s', (_, q, codes) => {
    expect([...found(q)].sort()).toEqual(codes);
  });

  it('are forgiven only when nothing matches literally', () => {
    expect(found('arts')).toEqual(['JSSA01']);
    expect(found('part')).toEqual(['JSSA01']);
  });

  it('rank by how few they are', () => {
    const near = programme({ code: 'JS5000', full_title_en: 'Economics' });
    const nearer = programme({ code: 'JS6000', full_title_en: 'Ergonomics' });
    const both = buildSearchIndex([near, nearer], {});
    expect(searchProgrammes(both, 'ergonomisc', []).programmes.map(({ code }) => code)).toEqual(['JS6000']);
    expect(searchProgrammes(both, 'erconomics', []).programmes.map(({ code }) => code)).toEqual([
      'JS5000',
      'JS6000',
    ]);
  });
});

describe('signs are letters like any other', () => {
  it.each([
    ['%', ['JS3000']],
    ['100%', ['JS3000']],
    ['_', ['JS3000']],
    ['\\', ['JS3000']],
    ["'", ['JS3000']],
    ['&', ['JS3000']],
    ['(', ['JS2000']],
    ['.*', []],
    ["' OR 1=1--", []],
    ['[', []],
    ['%%', []],
  ])('%s', (q, codes) => {
    expect(found(q)).toEqual(codes);
  });
});

describe('the best match comes first', () => {
  it('by code, short name, title, a word of the title, within a word, elsewhere', () => {
    const titled = (code: string, short_name: string, full_title_en: string) =>
      programme({ code, short_name, full_title_en, full_title_cn: '文', institution: 'HKU' });
    const mixed = buildSearchIndex(
      [
        titled('JS0008', 'X', 'Nothing of the kind'),
        titled('JS0007', 'X', 'Smart Cities'),
        titled('JS0006', 'X', 'Bachelor of Art'),
        titled('JS0005', 'X', 'Art History'),
        titled('JS0004', 'ARTS', 'Philosophy'),
        titled('JS0003', 'ART', 'Painting'),
        titled('ART001', 'X', 'Sculpture'),
        titled('ART', 'X', 'Music'),
      ],
      {},
      { HKU: ['A party of scholars'] },
    );
    expect(searchProgrammes(mixed, 'art', []).programmes.map(({ code }) => code)).toEqual([
      'ART',
      'ART001',
      'JS0003',
      'JS0004',
      'JS0005',
      'JS0006',
      'JS0007',
      'JS0008',
    ]);
  });

  it('and equals keep the order of the catalogue', () => {
    expect(found('bachelor')).toEqual(['JS1000', 'JS2000', 'JSSA01']);
  });
});

describe('institutions', () => {
  it('narrow the results', () => {
    expect(found('bachelor', ['CUHK', 'SFU'])).toEqual(['JS2000', 'JSSA01']);
    expect(found('bachelor', ['EdUHK'])).toEqual([]);
    expect(found('JS1000', ['CUHK'])).toEqual([]);
  });

  it('alone list all theirs; nothing at all lists nothing', () => {
    expect(found('', ['HKU', 'EdUHK'])).toEqual(['JS1000', 'JS3000']);
    expect(found('   ', ['HKU'])).toEqual(['JS1000']);
    expect(found('')).toEqual([]);
    expect(found(' \n ')).toEqual([]);
    expect(found('', ['Nowhere'])).toEqual([]);
  });
});

describe('the number of results', () => {
  const many = buildSearchIndex(
    Array.from({ length: 120 }, (_, place) => programme({ code: `JS${1000 + place}` })),
    {},
  );

  it('is at most 50, or as many as asked for, and all are counted', () => {
    expect(MAX_SEARCH_RESULTS).toBe(50);
    const cut = (q: string, wanted: readonly string[], limit?: number) => {
      const { total, programmes } = searchProgrammes(many, q, wanted, limit);
      return [programmes.length, total];
    };
    expect(cut('arts', [])).toEqual([50, 120]);
    expect(cut('', ['HKU'])).toEqual([50, 120]);
    expect(cut('artz', [])).toEqual([50, 120]);
    expect(cut('arts', [], 3)).toEqual([3, 120]);
    expect(cut('zebra', [])).toEqual([0, 0]);
  });

  it('is all there is where every programme is asked for, and says when slips were forgiven', () => {
    const every = (q: string, wanted: readonly string[] = []) => {
      const { programmes, isGuess } = searchEveryProgramme(many, q, wanted);
      return [programmes.length, isGuess];
    };
    expect(every('arts')).toEqual([120, false]);
    expect(every('', ['HKU'])).toEqual([120, false]);
    expect(every('artz')).toEqual([120, true]);
    expect(every('')).toEqual([0, false]);
    const codes = searchEveryProgramme(index, 'nursing', []).programmes.map(({ code }) => code);
    expect(codes).toEqual(found('nursing'));
  });
});
