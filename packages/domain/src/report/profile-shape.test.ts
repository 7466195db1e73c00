import { describe, expect, it } from 'vitest';
import type { AbilityScores } from '../ability/dimension.ts';
import { type ProfileShape, profileShape } from './profile-shape.ts';

describe('the shape of six scores', () => {
  it.each<[AbilityScores, ProfileShape]>([
    [[3.1, 3.1, 3.1, 3.1, 3.1, 3.1], { kind: 'even', level: 'middle' }],
    [[3.4, 3.1, 2.8, 3.1, 3.1, 3.1], { kind: 'even', level: 'middle' }],
    [[5, 5, 4.7, 4.7, 5, 4.4], { kind: 'even', level: 'high' }],
    [[1.8, 1.8, 2.1, 1.8, 1.8, 1.8], { kind: 'even', level: 'early' }],
    [[1.5, 1.5, 2.4, 1.5, 1.5, 1.8], { kind: 'lean', dimensions: ['graphical'] }],
    [[1.5, 2.4, 2.4, 1.5, 1.5, 1.8], { kind: 'lean', dimensions: ['logical', 'graphical'] }],
    [[2.7, 3.1, 2.7, 3.4, 5, 2.1], { kind: 'peak', first: 'memory', clear: true }],
    [[3.1, 3.1, 3.4, 2.1, 2.1, 2.1], { kind: 'peak', first: 'graphical', clear: false }],
    [
      [1.8, 2.1, 4.3, 2.7, 2.1, 5],
      { kind: 'pair', pair: 'graphical-creativity', first: 'creativity', second: 'graphical' },
    ],
    [
      [4.3, 3.8, 3.3, 2.7, 2.1, 2.1],
      { kind: 'pair', pair: 'numerical-logical', first: 'numerical', second: 'logical' },
    ],
    [
      [2.1, 3.4, 2.7, 2.1, 3.4, 2.1],
      { kind: 'pair', pair: 'logical-memory', first: 'logical', second: 'memory' },
    ],
    [[3.4, 3.4, 2.1, 3.4, 2.1, 2.7], { kind: 'group', dimensions: ['numerical', 'logical', 'verbal'] }],
  ])('%j', (scores, shape) => {
    expect(profileShape(scores)).toEqual(shape);
  });
});
