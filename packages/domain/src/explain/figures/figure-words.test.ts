import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../admission/catalogue.ts';
import type { Classification } from '../../admission/classification.ts';
import { classify } from '../../admission/classify.ts';
import { programme } from '../../testing/programme.ts';
import { pupil } from '../../testing/pupil.ts';
import { type FigureQualifier, figureQualifiers } from '../figure-qualifiers.ts';
import { figureWords } from './figure-words.ts';

const PUPIL = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '4', eco: '4' });
const movement = (to: number, change: number) => ({ from: to - 1, to, programmes: 9, change });
const MOVED = [movement(2024, 0.0123), movement(2025, 0.0356), movement(2026, 0.2)];
const RISE = { year: 2025, change: 0.0356, from: 4, level: 4, others: [] } as const;

describe('words of a qualifier', () => {
  it.each<[FigureQualifier, string]>([
    [
      { key: 'lineRisesAgain', params: RISE },
      'In 2025 the line of all programmes together rose by 3.6%. If it did so again, you would still be at “Moderate”.',
    ],
    [
      {
        key: 'lineRisesAgain',
        params: { ...RISE, level: 3, others: [movement(2023, -0.01), movement(2024, 0.0123)] },
      },
      'In 2025 the line of all programmes together rose by 3.6%. If it did so again, you would be at “Risky”. Before that it moved by: 2023 -1%, 2024 1.2%.',
    ],
    [
      { key: 'lineRisesAgain', params: { ...RISE, others: [movement(2021, 0), movement(2022, 0.0001)] } },
      'In 2025 the line of all programmes together rose by 3.6%. If it did so again, you would still be at “Moderate”. From 2021 to 2022 it did not move.',
    ],
    [
      { key: 'meanNotMedian', params: { mean: 20.126 } },
      'No median is published; the average of 20.13 stands for it.',
    ],
    [
      { key: 'sixSubjects', params: { counts: 6, have: 5 } },
      'This programme counts 6 subjects; you have 5 that count.',
    ],
    [
      { key: 'placesCut', params: { year: 2025, offers: 6, before: 10 } },
      'In 2025 it made 6 offers, against 10 the year before.',
    ],
    [
      { key: 'noBandBOffers', params: { year: 2025, applications: 7 } },
      'In 2025 none of the 7 who put it in Band B was offered a place.',
    ],
    [{ key: 'weightsChanged', params: {} }, 'The weights of subjects change for the coming year.'],
    [
      { key: 'spreadEstimated', params: {} },
      'The institution publishes only part of the figures; the rest is estimated from similar programmes.',
    ],
  ])('%j', (qualifier, words) => {
    expect(figureWords(qualifier, 'en')).toBe(words);
  });
});

describe('the qualifiers of a level', () => {
  function found(
    facts: Parameters<typeof programme>[0],
    changes: Partial<Classification> = {},
    moved = MOVED,
  ) {
    const figures = { movement: 0.05, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: moved };
    const catalogue = openCatalogue([programme(facts)], figures);
    const [entry] = catalogue.entries;
    if (entry === undefined) throw new Error('one programme, one entry');
    const plain = classify(catalogue, entry.programme, PUPIL);
    return { entry, plain, said: figureQualifiers(entry, figures, { ...plain, ...changes }, PUPIL) };
  }

  it('tell of the steepest rise up to the year of the scores, and of the other years', () => {
    const { entry, plain, said } = found({});
    const total = plain.calculation.total ?? 0;
    const { classification: from } = plain;
    const level = entry.curve?.levelOf(total / 1.0356);
    const params = { year: 2025, change: 0.0356, from, level, others: [movement(2024, 0.0123)] };
    expect(said).toEqual([{ key: 'lineRisesAgain', params }]);
  });

  it('tell of no rise where there is none, or no level that it could change', () => {
    const { statistics, calculation } = found({}).plain;
    expect(found({}, {}, [movement(2026, 0.2)]).said).toEqual([]);
    expect(found({}, { classification: -1 }).said).toEqual([]);
    expect(found({}, { reason: 'requirementNotMet' }).said).toEqual([]);
    expect(found({}, { statistics: { ...statistics, year: null } }).said).toEqual([]);
    expect(found({}, { calculation: { ...calculation, total: null } }).said).toEqual([]);
    const { entry, plain } = found({});
    const figures = { movement: 0.05, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: MOVED };
    expect(figureQualifiers({ ...entry, curve: null }, figures, plain, PUPIL)).toEqual([]);
  });

  it('tell that nobody of Band B was offered a place', () => {
    const noBandB = (facts: Parameters<typeof programme>[0]) =>
      found(facts, {}, []).said.filter(({ key }) => key === 'noBandBOffers');
    expect(noBandB({ stats_offer: [[2025, 30, 0, 0, 0, 0, 30]] })).toEqual([
      { key: 'noBandBOffers', params: { year: 2025, applications: 50 } },
    ]);
    expect(noBandB({})).toEqual([]);
    expect(noBandB({ stats_apply: [], stats_offer: [[2025, 30, 0, 0, 0, 0, 30]] })).toEqual([]);
    const nobodyAsked = { stats_apply: [[2025, 100, 0, 20, 10, 5, 135]] } as const;
    expect(noBandB({ ...nobodyAsked, stats_offer: [[2025, 30, 0, 0, 0, 0, 30]] })).toEqual([]);
  });

  it('tell of estimates, and of a mean in the place of a median', () => {
    const said = (facts: Parameters<typeof programme>[0]) => found(facts, {}, []).said;
    expect(said({ score_lq: null }).map(({ key }) => key)).toEqual(['spreadEstimated']);
    expect(said({ score_md: null, score_mean: 20.1 })).toContainEqual({
      key: 'meanNotMedian',
      params: { mean: 20.1 },
    });
    expect(said({ score_mean: 20.1 })).toEqual([]);
  });
});
