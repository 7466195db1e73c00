import { expect, test } from 'vitest';
import { runsThrough } from './runs-through.ts';

const bent = {
  id: 'c',
  from: 'a',
  to: 'b',
  kind: 'led_to',
  path: 'M0 0L0 964Q0 1000 36 1000L1000 1000',
  bounds: { left: 0, top: 0, width: 1000, height: 1000 },
} as const;

const area = (left: number, top: number) => ({ left, top, width: 200, height: 200 });

test.each([
  ['along its first leg', area(-100, 400), true],
  ['along its second leg', area(500, 900), true],
  ['at its end', area(950, 950), true],
  ['inside its bend, where nothing is', area(400, 300), false],
  ['beyond it', area(1100, 1100), false],
])('%s: %j', (_, where, runs) => expect(runsThrough(bent, where)).toBe(runs));
