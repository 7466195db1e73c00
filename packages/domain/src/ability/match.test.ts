import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROGRAMMES, SUBJECTS } from '../testing/ability-data.ts';
import { SEED } from '../testing/arbitrary-pupil.ts';
import type { PresetSubject, ProgrammeProfile } from './ability-row.ts';
import type { AbilityScores, SixNumbers } from './dimension.ts';
import { leadingAreas } from './leading-areas.ts';
import { abilityPercents, matchPercent, rankProgrammes, rankSubjects, TOP_MATCHES } from './match.ts';

const subject = (code: string, reqr: SixNumbers, item = code): PresetSubject => ({
  _id: code,
  code,
  item,
  reqr,
});

function programme(code: string, six: SixNumbers, like: readonly number[] = []): ProgrammeProfile {
  return {
    _id: code,
    code,
    name_short: code,
    name_eng: code,
    name_chi: code,
    description: null,
    website: null,
    ability: [...six, 5, 5],
    area_like: like,
    area_disl: [],
  };
}

describe('a match', () => {
  it.each<[string, AbilityScores, SixNumbers, number]>([
    ['nothing short', [3, 3, 3, 3, 3, 3], [3, 2, 1, 3, 3, 0], 100],
    ['one point short: 100 − 5', [2, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], 95],
    ['what exceeds does not make up for it', [2, 5, 5, 5, 5, 5], [3, 3, 3, 3, 3, 3], 95],
    ['shortfalls add up: 0.6 + 1.1 + 0.3 = 2', [3.4, 3.1, 2.1, 1.8, 2.7, 5], [4, 3, 3.2, 1.8, 3, 4], 90],
    ['tenths stay exact: 0.1 + 0.2', [3.1, 2.9, 3, 3, 3, 3], [3.2, 3.1, 3, 3, 3, 3], 98.5],
    ['never below 0', [0, 0, 0, 0, 0, 0], [5, 5, 5, 5, 5, 5], 0],
    ['the very bottom: 20 points short', [0, 0, 0, 0, 0, 5], [5, 5, 5, 5, 0, 5], 0],
  ])('%s', (_, scores, required, percent) => {
    expect(matchPercent(scores, required)).toBe(percent);
  });
});

it('matches of programmes are told in whole per cent by code', () => {
  const percents = abilityPercents(
    [3.1, 2.9, 3, 3, 3, 3],
    [
      { code: 'JS1001', ability: [3.2, 3.1, 3, 3, 3, 3, 5, 5] },
      { code: 'JS1002', ability: [3, 3, 3, 3, 3, 5, 5, 5] },
    ],
  );
  expect([...percents]).toEqual([
    ['JS1001', 99],
    ['JS1002', 90],
  ]);
});

describe('subjects in order', () => {
  const scores: AbilityScores = [3, 3, 3, 3, 3, 4];

  it('leave out Others, Chinese, English and Mathematics', () => {
    const easy: SixNumbers = [1, 1, 1, 1, 1, 1];
    const rows = [
      subject('CHI', easy),
      subject('ENG', easy),
      subject('MAT', easy),
      subject('OTH', easy, 'Others'),
      subject('BIO', easy),
    ];
    expect(rankSubjects(scores, rows).map(({ row }) => row.code)).toEqual(['BIO']);
  });

  it('come by match, then by what asks most for the strengths, then as they stand in the table', () => {
    const rows = [
      subject('GEO', [4, 3, 3, 3, 3, 3]),
      subject('BIO', [3, 3, 3, 3, 3, 2]),
      subject('PHY', [3, 3, 3, 3, 3, 2]),
      subject('MUS', [3, 3, 3, 3, 2, 3]),
    ];
    expect(rankSubjects(scores, rows)).toMatchObject([
      { row: { code: 'MUS' }, percent: 100 },
      { row: { code: 'BIO' }, percent: 100 },
      { row: { code: 'PHY' }, percent: 100 },
      { row: { code: 'GEO' }, percent: 95 },
    ]);
  });

  it('are all 24 electives of the shipped table', () => {
    expect(rankSubjects(scores, SUBJECTS)).toHaveLength(24);
  });
});

describe('programmes in order', () => {
  it('use the first six of eight abilities, equals by their codes read backwards', () => {
    const rows = [
      programme('JS1003', [3, 3, 3, 3, 3, 3]),
      programme('JS6001', [3, 3, 3, 3, 3, 3]),
      programme('JS1002', [3, 3, 3, 3, 3, 3]),
      programme('JS1000', [3, 3, 3, 3, 3, 3.2]),
    ];
    const matches = rankProgrammes([3, 3, 3, 3, 3, 3], rows);
    expect(matches.map(({ row, percent }) => [row.code, percent])).toEqual([
      ['JS6001', 100],
      ['JS1002', 100],
      ['JS1003', 100],
      ['JS1000', 99],
    ]);
  });

  it('let no institution lead where all fit alike', () => {
    const best = rankProgrammes([5, 5, 5, 5, 5, 5], PROGRAMMES).slice(0, TOP_MATCHES);
    expect(new Set(best.map(({ row }) => row.code.slice(0, 3))).size).toBeGreaterThanOrEqual(3);
  });

  it.each<[string, AbilityScores, string[]]>([
    ['words and memory', [2.1, 3.1, 1.5, 4.7, 4.3, 2.7], ['law', 'language']],
    ['numbers and reasons', [4.7, 4.3, 2.7, 2.1, 2.1, 1.8], ['mathematics', 'data', 'economics', 'physics']],
    ['shapes and ideas', [1.8, 2.1, 4.7, 2.7, 2.1, 5], ['art', 'film']],
  ])('lead %s to where they belong', (_, scores, beginnings) => {
    const ranked = rankProgrammes(scores, PROGRAMMES);
    expect(ranked[TOP_MATCHES - 1]?.percent).toBeGreaterThanOrEqual(95);
    const areas = leadingAreas(ranked, 3);
    expect(areas.some((area) => beginnings.some((beginning) => area.startsWith(beginning)))).toBe(true);
  });
});

describe('the areas ahead', () => {
  it('are those of the best matches that are rarer elsewhere', () => {
    const near = Array.from({ length: 20 }, (_, index) =>
      programme(`JS10${index + 10}`, [3, 3, 3, 3, 3, 3], [1, 0, 3, 2]),
    );
    const far = Array.from({ length: 20 }, (_, index) =>
      programme(`JS20${index + 10}`, [5, 5, 5, 5, 5, 5], [1, 3, 0, 1]),
    );
    const ranked = rankProgrammes([3, 3, 3, 3, 3, 3], [...far, ...near]);
    expect(leadingAreas(ranked, 3)).toEqual(['chemistry-materials', 'life-science']);
    expect(leadingAreas([], 3)).toEqual([]);
  });

  it('come by how much more frequent they are, and no more than asked for', () => {
    const like = (shares: readonly number[]) => (code: string) => programme(code, [3, 3, 3, 3, 3, 3], shares);
    const codes = Array.from({ length: 20 }, (_, index) => `JS10${index + 10}`);
    const ranked = [...codes.map(like([1, 3, 2])), ...codes.map(like([0, 0, 0]))].map((row) => ({
      row,
      percent: 100,
    }));
    const byLead = ['physics-space', 'chemistry-materials', 'mathematics'];
    expect(leadingAreas(ranked, 5)).toEqual(byLead);
    expect(leadingAreas(ranked, 2)).toEqual(byLead.slice(0, 2));
  });
});

const anyScore = fc.integer({ min: 15, max: 50 }).map((tenths) => tenths / 10);
const anyScores = fc.tuple(anyScore, anyScore, anyScore, anyScore, anyScore, anyScore);

describe('any pupil', () => {
  it('is never matched worse for being better at something', () => {
    fc.assert(
      fc.property(anyScores, anyScores, anyScores, (scores, required, other) => {
        const better: AbilityScores = [
          Math.max(scores[0], other[0]),
          Math.max(scores[1], other[1]),
          Math.max(scores[2], other[2]),
          Math.max(scores[3], other[3]),
          Math.max(scores[4], other[4]),
          Math.max(scores[5], other[5]),
        ];
        expect(matchPercent(better, required)).toBeGreaterThanOrEqual(matchPercent(scores, required));
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('gets the same order whatever the order of the programmes', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const codes = (rows: readonly ProgrammeProfile[]) =>
          rankProgrammes(scores, rows).map(({ row }) => row.code);
        expect(codes([...PROGRAMMES].reverse())).toEqual(codes(PROGRAMMES));
      }),
      { seed: SEED, numRuns: 10 },
    );
  });
});
