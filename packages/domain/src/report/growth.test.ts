import { describe, expect, it } from 'vitest';
import type { AbilityScores } from '../ability/dimension.ts';
import { type Growth, growthOf } from './growth.ts';

describe('where a pupil may grow', () => {
  it.each<[string, AbilityScores, Growth]>([
    [
      'the lowest is named',
      [4.3, 3.8, 3.3, 2.7, 2.1, 3.1],
      { kind: 'lowest', dimensions: ['memory'], tips: ['memory'] },
    ],
    [
      'equals are named together, with two tips',
      [4.3, 2.1, 3.3, 2.1, 2.1, 3.1],
      { kind: 'lowest', dimensions: ['logical', 'verbal', 'memory'], tips: ['logical', 'verbal'] },
    ],
    [
      'four at the low end are not named',
      [4.3, 2.1, 2.1, 2.1, 2.1, 3.1],
      { kind: 'manyLow', dimensions: [], tips: ['logical', 'graphical'] },
    ],
    [
      'of even scores none is called low',
      [3.1, 3.1, 3.4, 3.1, 3.1, 2.8],
      { kind: 'pick', dimensions: [], tips: ['creativity', 'memory'] },
    ],
    ['of high scores none is low', [5, 5, 4.1, 4.7, 5, 4], { kind: 'allHigh', dimensions: [], tips: [] }],
  ])('%s', (_, scores, growth) => {
    expect(growthOf(scores)).toEqual(growth);
  });
});
