import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grade, type Grades, LEVEL_GRADES } from '../grades/grade.ts';
import { plainScores } from '../grades/plain-scores.ts';
import { gradeEntries } from '../grades/saved-scores.ts';
import { COMPULSORY_SUBJECTS, ELECTIVE_SUBJECTS } from '../grades/subject.ts';
import { anyFormula, anyHalvingFormula } from '../testing/arbitrary-formula.ts';
import { anyLevel, anyPupil, SEED } from '../testing/arbitrary-pupil.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import type { LevelSummary } from './classification.ts';
import { classify } from './classify.ts';
import { scorePlan } from './score/plan.ts';
import { scoreCounter, scoreTotal } from './score/programme-score.ts';

const pupils = anyPupil({ minLength: 1, maxLength: 6 });
const anyPick = fc.nat({ max: 1000 });

/** One grade of the pupil raised, by one step or by several; CSD from failed to attained. */
function raised(grades: Grades, pick: number, steps: number): Grades {
  const entries = gradeEntries(grades);
  const entry = entries[pick % entries.length];
  if (entry === undefined) return grades;
  const [subject, from] = entry;
  const ladder: readonly Grade[] = subject === 'CSD' ? ['Attained', 'Failed'] : LEVEL_GRADES;
  const to = ladder[Math.max(0, ladder.indexOf(from) - steps)] ?? from;
  return { ...grades, [subject]: to };
}

/** The same pupil with one subject more, where there is one left to take. */
function withOneMore(grades: Grades, pick: number, level: Grade): Grades {
  const all = [...COMPULSORY_SUBJECTS, ...ELECTIVE_SUBJECTS];
  const left = all.filter((subject) => grades[subject] === undefined);
  const subject = left[pick % left.length];
  return subject === undefined ? grades : { ...grades, [subject]: level };
}

const anyGain = fc
  .tuple(pupils, anyPick, fc.integer({ min: 1, max: 7 }), anyLevel, fc.boolean())
  .map(([before, pick, steps, level, adds]) => ({
    before,
    after: adds ? withOneMore(before, pick, level) : raised(before, pick, steps),
  }));

/** Scores, percentiles and levels compare; no level stays no level, and only an unmet requirement can hide that. */
function isWorse(more: LevelSummary, less: LevelSummary): boolean {
  if ((more.user_score ?? 0) < (less.user_score ?? 0)) return true;
  if ((more.percentile ?? 0) < (less.percentile ?? 0)) return true;
  if (less.classification === -1) return more.classification !== -1;
  return more.classification !== -1 && more.classification < less.classification;
}

describe('a better grade or one more subject', () => {
  it.each([2026, 2025] as const)('lowers no score, no level and no percentile of %i', (year) => {
    const { levels, programmes } = realCatalogue(year);
    fc.assert(
      fc.property(anyGain, ({ before, after }) => {
        const high = levels(after);
        const hurt = levels(before).flatMap((less, index) => {
          const more = high[index];
          return more === undefined || isWorse(more, less) ? [programmes[index]?.code] : [];
        });
        expect(hurt).toEqual([]);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('lowers no score of a formula of any shape', () => {
    fc.assert(
      fc.property(fc.oneof(anyFormula, anyHalvingFormula), anyGain, (formula, { before, after }) => {
        const counter = scoreCounter(scorePlan(formula));
        expect(scoreTotal(counter, after)).toBeGreaterThanOrEqual(scoreTotal(counter, before));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('lowers no plain score', () => {
    fc.assert(
      fc.property(anyGain, ({ before, after }) => {
        const [low, high] = [plainScores(before), plainScores(after)];
        expect(high.totalScore).toBeGreaterThanOrEqual(low.totalScore);
        expect(high.best5Score).toBeGreaterThanOrEqual(low.best5Score);
        expect(high.best6Score).toBeGreaterThanOrEqual(low.best6Score);
        expect(high.coreScore).toBeGreaterThanOrEqual(low.coreScore);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

describe('the order in which grades are entered', () => {
  const inAnyOrder = pupils.chain((grades) =>
    fc
      .shuffledSubarray(Object.entries(grades), { minLength: Object.keys(grades).length })
      .map((entries) => ({ grades, shuffled: Object.fromEntries(entries) })),
  );

  it('changes no level and no plain score', () => {
    const { levels } = realCatalogue(2026);
    fc.assert(
      fc.property(inAnyOrder, ({ grades, shuffled }) => {
        expect(levels(shuffled)).toEqual(levels(grades));
        expect(plainScores(shuffled)).toEqual(plainScores(grades));
      }),
      { seed: SEED, numRuns: 30 },
    );
  });

  it('changes nothing of a receipt', () => {
    const catalogue = realCatalogue(2026);
    fc.assert(
      fc.property(fc.constantFrom(...catalogue.programmes), inAnyOrder, (one, { grades, shuffled }) => {
        expect(classify(catalogue, one, shuffled)).toEqual(classify(catalogue, one, grades));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
