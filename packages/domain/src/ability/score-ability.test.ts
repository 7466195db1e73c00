import { describe, expect, it } from 'vitest';
import type { AnswerLevel } from './answer-level.ts';
import { scoreAbility, type WeightedItem, walkDimension } from './score-ability.ts';

const LADDER = [1.5, 1.5, 2.1, 2.5, 3.5, 4];

describe('the walk through one dimension', () => {
  it.each<[string, readonly number[], readonly AnswerLevel[], number]>([
    ['no items: the start', [], [], 1.5],
    ['one step a level: 1.5 + 2 × 0.3', [1.5], [2], 2.1],
    [
      'an item that reaches just the score is no miss: 1.5, 1.5, then 2.1 is out of reach',
      LADDER,
      [0, 0, 4, 4, 4, 4],
      1.5,
    ],
    ['the second easy item gives a second chance: 1.5, 2.1, 2.7, 3.1', LADDER, [0, 2, 2, 2, 4, 4], 3.1],
    ['an item above the score is skipped, not missed: 1.8 stays below 2.1', LADDER, [1, 1, 4, 4, 4, 4], 1.8],
    ['one miss: 2.7, then 1.5 falls short, 3.3, 3.7, 4.7, 5.2', LADDER, [4, 0, 4, 4, 4, 4], 5],
    [
      'two misses close it: 2.7, 1.5 and 2.1 fall short, 2.5 + 1.2 is not asked',
      LADDER,
      [4, 0, 0, 4, 4, 4],
      2.7,
    ],
    [
      'after a miss the rest still counts: 2.7, 3.3, miss, 3.5 is out of reach',
      LADDER,
      [4, 4, 4, 0, 4, 4],
      3.3,
    ],
    ['up to the top: 2.7, 2.7, 3.3, 3.7, 4.7, then 4 + 0.3 falls short', LADDER, [4, 4, 4, 4, 4, 1], 4.7],
    ['capped at 5: 4 + 1.2', LADDER, [4, 4, 4, 4, 4, 4], 5],
    ['items without weight are neither reached nor missed', [0, 1.5, 0, 0, 0, 2], [4, 2, 0, 0, 0, 1], 2.3],
    ['1.5 + 0.6 reaches a weight of 2.1 although 0.1 + 0.2 is not 0.3', [1.5, 2.1], [2, 1], 2.4],
    ['hundredths count: 1.5 + 0.9 lets 2.25 in', [1.5, 2.25], [3, 1], 2.55],
  ])('%s', (_, weights, answers, score) => {
    expect(walkDimension(weights, answers)).toBe(score);
  });
});

describe('the six scores', () => {
  const items: readonly WeightedItem[] = [
    { answersWeighting: [1.5, 0, 0, 0, 0, 1.5] },
    { answersWeighting: [0, 1.5, 0, 0, 0, 0] },
    { answersWeighting: [2, 0, 0, 0, 0, 2.5] },
  ];

  it('come from one walk each, an item of two dimensions counting in both', () => {
    expect(scoreAbility(items, [3, 1, 2])).toEqual([2.6, 1.8, 1.5, 1.5, 1.5, 2.4]);
  });

  it.each([[[3, 1]], [[3, 1, null]], [[3, 1, 2, 2]], [[]]] satisfies [(AnswerLevel | null)[]][])(
    'are not given for %j',
    (answers) => {
      expect(scoreAbility(items, answers)).toBeNull();
    },
  );
});
