import { describe, expect, it } from 'vitest';
import { programme } from '../testing/programme.ts';
import { realProgrammes } from '../testing/real-catalogue.ts';
import { realFits } from '../testing/real-chances.ts';
import { type ChanceFitsFile, fitFigures, programmeChance } from './programme-chance.ts';

const all = realProgrammes(2026).map((one) => ({ code: one.code, found: programmeChance(realFits(), one) }));

it('is silent for 16 of the programmes, says why, and has words only for 92', () => {
  const reasons = Map.groupBy(
    all.flatMap(({ found }) => (found.kind === 'none' ? [found.reason] : [])),
    (reason) => reason,
  );
  expect(Object.fromEntries([...reasons].map(([reason, { length }]) => [reason, length]))).toEqual({
    newProgramme: 8,
    noFigures: 3,
    quartilesOnly: 1,
    noCounts: 1,
    fewOffers: 3,
  });
  expect(all.filter(({ found }) => found.kind === 'fitted' && found.isWeak)).toHaveLength(92);
});

it('is silent in a year that was not fitted', () => {
  const kinds = realProgrammes(2025).map((one) => programmeChance(realFits(), one));
  expect(kinds.every((found) => found.kind === 'none')).toBe(true);
});

describe('figures', () => {
  const reasonOf = (facts: Parameters<typeof programme>[0]) => {
    const found = fitFigures(programme(facts));
    return found.kind === 'none' ? found.reason : null;
  };
  it('carry a number where there is a middle, its own formula, and enough in Band A', () => {
    expect(reasonOf({})).toBeNull();
    expect(reasonOf({ score_md: null, score_mean: 20 })).toBeNull();
    expect(reasonOf({ formula_matches_scores: false })).toBe('otherFormula');
    expect(reasonOf({ score_year: 2024 })).toBe('noCounts');
    expect(reasonOf({ stats_apply: [[2025, 9, 0, 0, 0, 0, 9]] })).toBe('fewApplicants');
    expect(reasonOf({ stats_offer: [[2025, 2, 0, 0, 0, 0, 2]] })).toBe('fewOffers');
  });
});

describe('a fit', () => {
  const row = {
    of: [20, 18, 23, null, 100, 30],
    c: [0.95, 0.94, 0.93],
    sigma: [0.05, 0.05, 0.05],
    mu: 0.85,
    tau: 0.15,
    loss: 1,
  } as const;
  const file: ChanceFitsFile = { ...realFits(), programmes: { JS0001: row } };
  const found = (facts: Parameters<typeof programme>[0]) => programmeChance(file, programme(facts));

  it('moves more where few offers were made, or where the coming formula is another', () => {
    expect(found({})).toMatchObject({ kind: 'fitted', ownMovement: 0.045, isWeak: false });
    expect(found({ stats_offer: [[2025, 30, 0, 0, 0, 0, 20]] })).toMatchObject({ ownMovement: 0.055 });
    expect(found({ coming_weights: { ENG: 2 } })).toMatchObject({ ownMovement: 0.06 });
    expect(found({ coming_weights: { URD: 2 } })).toMatchObject({ ownMovement: 0.045 });
  });

  it('of other figures is none', () => {
    expect(found({ score_md: 21 })).toEqual({ kind: 'none', reason: 'notFitted' });
    expect(found({ code: 'JS0002' })).toEqual({ kind: 'none', reason: 'notFitted' });
  });
});
