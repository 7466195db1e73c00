import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATEMENTS } from '../testing/ability-data.ts';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { ANSWER_LEVELS, type AnswerLevel } from './answer-level.ts';
import { DIMENSIONS } from './dimension.ts';
import { everyAnswer, ladderFaults } from './ladder.ts';
import { scoreAbility, walkDimension } from './score-ability.ts';

const weightsOf = (dimension: number): readonly number[] =>
  STATEMENTS.map(({ answersWeighting }) => answersWeighting[dimension] ?? 0).filter((weight) => weight > 0);

/** The words of the specification, with fractions and a tolerance instead of whole hundredths. */
function walkedWithTolerance(weights: readonly number[], answers: readonly number[]): number {
  const tolerance = 1e-6;
  let score = 1.5;
  let misses = 0;
  for (const [index, weight] of weights.entries()) {
    if (weight > score + tolerance || misses >= 2) continue;
    const value = weight + 0.3 * (answers[index] ?? 0);
    if (value >= score - tolerance) score = value;
    else if (weight !== 0) misses += 1;
  }
  return Math.min(5, score);
}

describe('the table of statements', () => {
  it('has 32 statements, each with a weight and none twice in any language', () => {
    expect(STATEMENTS).toHaveLength(32);
    for (const { answersWeighting } of STATEMENTS) expect(Math.max(...answersWeighting)).toBeGreaterThan(0);
    for (const field of ['id', 'en', 'tc', 'sc'] as const) {
      expect(new Set(STATEMENTS.map((statement) => statement[field])).size).toBe(32);
    }
  });

  it.each(DIMENSIONS.map((dimension, index) => [dimension, index] as const))(
    'is proven for %s by every list of answers',
    (_, index) => {
      expect(ladderFaults(weightsOf(index))).toEqual([]);
    },
  );

  it('is the same ladder for every ability, so that equal answers give equal scores', () => {
    for (const [index] of DIMENSIONS.entries()) expect(weightsOf(index)).toEqual(weightsOf(0));
  });

  it('grows harder from first to last', () => {
    const hardest = STATEMENTS.map(({ answersWeighting }) => Math.max(...answersWeighting));
    expect(hardest).toEqual([...hardest].sort((a, b) => a - b));
  });

  it('gives what the words of the specification give, for every list of answers', () => {
    const weights = weightsOf(0);
    for (const answers of everyAnswer(weights.length)) {
      expect(walkDimension(weights, answers)).toBeCloseTo(walkedWithTolerance(weights, answers), 9);
    }
  });
});

describe('the scores of the whole test', () => {
  const scoresOf = (answers: readonly AnswerLevel[]) => scoreAbility(STATEMENTS, answers) ?? [];

  it.each<[AnswerLevel, number]>([
    [0, 1.5],
    [1, 1.8],
    [2, 3.1],
    [3, 3.4],
    [4, 5],
  ])('all answers %i: %f everywhere', (level, score) => {
    expect(scoresOf(STATEMENTS.map(() => level))).toEqual(DIMENSIONS.map(() => score));
  });

  it('lie between 1.5 and 5, and a better answer never lowers one', () => {
    const anyAnswers = fc.array(fc.constantFrom(...ANSWER_LEVELS), { minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(anyAnswers, fc.nat(31), fc.constantFrom(...ANSWER_LEVELS), (answers, place, level) => {
        const better = answers.map((answer, index) => (index === place && level > answer ? level : answer));
        const before = scoresOf(answers);
        const after = scoresOf(better);
        for (const [index, score] of before.entries()) {
          expect(score).toBeGreaterThanOrEqual(1.5);
          expect(score).toBeLessThanOrEqual(5);
          expect(after[index]).toBeGreaterThanOrEqual(score);
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('reach every half point from 1.5 to 5', () => {
    const weights = weightsOf(0);
    const reached = everyAnswer(weights.length).map((answers) => walkDimension(weights, answers));
    const halves = new Set(reached.map((score) => Math.min(4.5, Math.floor(score * 2) / 2)));
    expect([...halves].sort()).toEqual([1.5, 2, 2.5, 3, 3.5, 4, 4.5]);
  });
});
