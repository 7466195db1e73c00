import { describe, expect, it } from 'vitest';
import { type AbilityScores, DEFAULT_ABILITY, isDefaultAbility, parseAbility } from './dimension.ts';

describe('a stored ability', () => {
  it.each<[AbilityScores]>([[[1.5, 2.1, 5, 0, 3.4, 1.8]], [DEFAULT_ABILITY], [[0, 0, 0, 0, 0, 0]]])(
    'is read: %j',
    (stored) => {
      expect(parseAbility(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    },
  );

  it.each([
    [null],
    [undefined],
    ['1.5'],
    [{}],
    [[]],
    [[1.5, 1.5, 1.5, 1.5, 1.5]],
    [[1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]],
    [[1.5, 1.5, 1.5, '1.5', 1.5, 1.5]],
    [[1.5, 1.5, null, 1.5, 1.5, 1.5]],
    [[1.5, 1.5, 1.5, 1.5, 1.5, 5.1]],
    [[1.5, 1.5, 1.5, 1.5, 1.5, -0.1]],
    [[1.5, Number.NaN, 1.5, 1.5, 1.5, 1.5]],
    [[1.5, Number.POSITIVE_INFINITY, 1.5, 1.5, 1.5, 1.5]],
  ])('is damaged: %j', (stored) => {
    expect(parseAbility(stored)).toBeNull();
  });
});

describe('the default ability', () => {
  it('means that the test was not taken', () => {
    expect(isDefaultAbility([1.5, 1.5, 1.5, 1.5, 1.5, 1.5])).toBe(true);
    expect(isDefaultAbility([1.5, 1.5, 1.5, 1.5, 1.5, 1.8])).toBe(false);
  });
});
