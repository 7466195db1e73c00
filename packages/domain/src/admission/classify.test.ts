import { describe, expect, it } from 'vitest';
import { programme } from '../testing/programme.ts';
import { ARTS_PUPIL, pupil, SCIENCE_PUPIL } from '../testing/pupil.ts';
import { realCatalogue, realProgramme, realProgrammes } from '../testing/real-catalogue.ts';
import { openCatalogue } from './catalogue.ts';
import type {
  CatalogueFigures,
  Classification,
  CountedSubject,
  LevelOrNone,
  Reason,
} from './classification.ts';
import { classify } from './classify.ts';

const STILL = { movement: null, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] };
const FIGURES = { ...STILL, movement: 0.05 };
/** Best five: 20. */
const PUPIL = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '4', eco: '4' });
const NO_SCORES = { score_uq: null, score_md: null, score_lq: null, score_mean: null };
const TOO_HIGH = { CHI: '5' };

function classifyOne(
  facts: Parameters<typeof programme>[0],
  grades = PUPIL,
  figures: CatalogueFigures = FIGURES,
) {
  const one = programme(facts);
  return classify(openCatalogue([one], figures), one, grades);
}

describe('the reason of a level', () => {
  it.each<[string, Parameters<typeof programme>[0], LevelOrNone, Reason]>([
    ['a level like any other', {}, 3, null],
    ['a requirement not met', { requirements: TOO_HIGH }, 0, 'requirementNotMet'],
    ['no published scores', NO_SCORES, -1, 'noPublishedScores'],
    ['a formula of another year', { formula_matches_scores: false }, -1, 'formulaOfYearUnknown'],
    [
      'no scores and an unmet requirement: certainly refused',
      { ...NO_SCORES, requirements: TOO_HIGH },
      0,
      'requirementNotMet',
    ],
    [
      'a formula of another year and an unmet requirement: certainly refused',
      { formula_matches_scores: false, requirements: TOO_HIGH },
      0,
      'requirementNotMet',
    ],
    [
      'neither scores nor a formula of the year',
      { ...NO_SCORES, formula_matches_scores: false },
      -1,
      'noPublishedScores',
    ],
  ])('%s', (_, facts, classification, reason) => {
    expect(classifyOne(facts)).toMatchObject({ classification, reason, user_score: 20 });
  });

  it('of every CityU programme of the earlier year is its scale', () => {
    const cityu = realProgrammes(2025).filter(({ institution }) => institution === 'CityU');
    const best = {
      ...SCIENCE_PUPIL,
      ...pupil({ chi: '5**', eng: '5**', mat: '5**', che: '5**', bio: '5**', m2: '5**' }),
    };
    expect(cityu.length).toBeGreaterThan(40);
    for (const one of cityu)
      expect(classify(realCatalogue(2025), one, best), one.code).toMatchObject({
        classification: -1,
        reason: 'formulaOfYearUnknown',
      });
  });

  it('of HKCHU is a level from its quartiles alone: 16 and 12, the middle 14', () => {
    const answer = classify(realCatalogue(2026), realProgramme('JSSC02'), ARTS_PUPIL);
    expect(answer.reason).toBeNull();
    expect(answer.statistics).toMatchObject({
      median: null,
      upperQuartile: 16,
      lowerQuartile: 12,
      spreadEstimated: false,
    });
  });

  it('throws for a programme of another catalogue', () => {
    const stranger = programme({ code: 'JS7777' });
    expect(() => classify(openCatalogue([programme()], FIGURES), stranger, PUPIL)).toThrow(RangeError);
  });
});

describe('the receipt', () => {
  it.each([SCIENCE_PUPIL, ARTS_PUPIL, PUPIL, {}])('sums to its total for every programme: %#', (grades) => {
    const isWrong = ({ calculation, user_score }: Classification): boolean => {
      const { counted, total, maximum } = calculation;
      const sum = counted.reduce((added, { value }) => added + value, 0);
      const isLineWrong = ({ subjectCode, grade, points, weight, value }: CountedSubject): boolean =>
        Math.abs(value - points * weight) > 1e-5 || grade !== (grades[subjectCode] ?? 'Attained');
      const isTotalWrong = total === null || Math.abs(sum - total) > 0.005 + 1e-6 || total > maximum + 0.005;
      return isTotalWrong || total !== user_score || counted.some(isLineWrong);
    };
    for (const year of [2026, 2025] as const) {
      const wrong = realProgrammes(year).filter((one) => isWrong(classify(realCatalogue(year), one, grades)));
      expect(wrong.map(({ code }) => code)).toEqual([]);
    }
  });

  it('shows CSD where it counts, attained or assumed', () => {
    const { CSD: _, ...notEntered } = ARTS_PUPIL;
    for (const grades of [ARTS_PUPIL, notEntered]) {
      const { counted } = classify(realCatalogue(2026), realProgramme('JSSV01'), grades).calculation;
      expect(counted).toContainEqual({
        subjectCode: 'CSD',
        grade: 'Attained',
        points: 2,
        weight: 1,
        value: 2,
      });
    }
  });

  it('says scale, method and highest score', () => {
    expect(classify(realCatalogue(2026), realProgramme('JS3478'), SCIENCE_PUPIL).calculation).toMatchObject({
      scale: '8.5',
      maximum: 5 * 85 + 8.5,
    });
    expect(classify(realCatalogue(2026), realProgramme('JSSW01'), SCIENCE_PUPIL).calculation).toMatchObject({
      scale: '7',
      maximum: 35,
      method: realProgramme('JSSW01').calculation.text,
    });
  });
});

describe('the statistics', () => {
  it('say position, movement and estimate', () => {
    const facts = { score_lq: 18, score_md: 20, score_uq: null };
    expect(classifyOne(facts).statistics).toMatchObject({
      year: 2025,
      upperQuartile: null,
      median: 20,
      lowerQuartile: 18,
      percentile: 50,
      movement: 1,
      spreadEstimated: true,
    });
    expect(
      classifyOne({ ...facts, score_uq: 23 }, PUPIL, { ...FIGURES, movement: 0.1 }).statistics,
    ).toMatchObject({
      percentile: 50,
      movement: 2,
      spreadEstimated: false,
    });
    expect(classifyOne({}, PUPIL, STILL).statistics.movement).toBeNull();
  });

  it('are those of the row’s own year', () => {
    const { statistics } = classifyOne({
      score_year: 2024,
      stats_apply: [
        [2024, 100, 50, 20, 10, 5, 185],
        [2023, 1, 1, 1, 1, 1, 5],
      ],
      stats_offer: [
        [2024, 30, 5, 1, 0, 0, 36],
        [2023, 1, 1, 1, 1, 1, 5],
      ],
    });
    expect(statistics).toMatchObject({
      year: 2024,
      applications: { bandA: 100, bandB: 50, total: 185 },
      offers: { bandA: 30, bandB: 5, total: 36 },
    });
  });

  it('of both collections are of the newest row, none after their year', () => {
    for (const [year, newest] of [
      [2026, 2025],
      [2025, 2024],
    ] as const) {
      for (const one of realProgrammes(year)) {
        const { statistics } = classify(realCatalogue(year), one, ARTS_PUPIL);
        const [apply] = one.stats_apply;
        expect(one.statistics_year, one.code).toBe(apply?.[0] ?? null);
        expect(one.statistics_year ?? newest, one.code).toBeLessThanOrEqual(newest);
        expect(statistics.year ?? newest, one.code).toBe(newest);
        expect(statistics.applications, one.code).toEqual(
          apply === undefined ? null : { bandA: apply[1], bandB: apply[2], total: apply[6] },
        );
      }
    }
  });

  it('are unknown where nothing is published', () => {
    const { statistics } = classifyOne({ ...NO_SCORES, score_year: null, stats_apply: [], stats_offer: [] });
    expect(statistics).toMatchObject({
      year: null,
      median: null,
      percentile: null,
      movement: null,
      spreadEstimated: false,
      applications: null,
      offers: null,
    });
  });
});
