import { expect, test } from 'vitest';
import { acrossOf, levelAt, levelStretches } from '../sample/example-curve.tsx';

test('the example rises all the way', () => {
  const across = Array.from({ length: 99 }, (_, index) => acrossOf(index + 1));
  expect(across).toEqual(across.toSorted((a, b) => a - b));
});

test('the scale is cut where the levels are', () => {
  const stretches = levelStretches();
  expect(stretches[0]).toEqual({ level: 8, from: 95, to: 100 });
  expect(stretches.at(-1)).toEqual({ level: 0, from: 0, to: 15 });
  for (const { level, from } of stretches) expect(levelAt(from)).toBe(level);
});
