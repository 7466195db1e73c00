import { describe, expect, it } from 'vitest';
import type { SubjectCode } from '../../grades/subject.ts';
import { type CountingTask, countingTask, largestAssignment, largestTotal } from './best-assignment.ts';
import type { PlannedPool, SlotGroup } from './plan.ts';

const group = (
  size: number,
  weights: Readonly<Record<string, number>>,
  more: Partial<SlotGroup> = {},
): SlotGroup => ({
  size,
  from: null,
  minimumPoints: 0,
  isBonus: false,
  weightOf: (subject) => weights[subject] ?? 1,
  ...more,
});

const task = (groups: SlotGroup[], pools: PlannedPool[] = [], maxWeighted: number | null = null) =>
  countingTask({ groups, pools, maxWeighted });

const BIO = { subject: 'BIO', points: 7 } as const;
const CHE = { subject: 'CHE', points: 6 } as const;
const PHY = { subject: 'PHY', points: 4 } as const;

const linesOf = (one: CountingTask, held: Parameters<typeof largestTotal>[1]) =>
  largestAssignment(one, held).map(({ subject, weight }) => [subject, weight]);

describe('the largest assignment', () => {
  it('is not greedy: the best subject leaves the weighted slot to one that gains more', () => {
    const slots = task([group(1, { BIO: 1.1, CHE: 2 }), group(1, {})]);
    expect(largestTotal(slots, [BIO, CHE])).toBe(7 + 12);
    expect(linesOf(slots, [BIO, CHE])).toEqual([
      ['BIO', 1],
      ['CHE', 2],
    ]);
  });

  it('leaves a slot empty that nobody may fill', () => {
    const slots = task([group(1, {}, { from: new Set<SubjectCode>(['PHY']) }), group(1, {})]);
    expect(largestTotal(slots, [BIO, CHE])).toBe(7);
  });

  it('lifts only as many as a pool has places, and none that is worth more already', () => {
    const pool = { size: 1, from: new Set<SubjectCode>(['BIO', 'CHE']), weight: 1.5 };
    expect(largestTotal(task([group(2, {})], [pool]), [BIO, CHE])).toBe(10.5 + 6);
    expect(largestTotal(task([group(2, { BIO: 2 })], [pool]), [BIO, CHE])).toBe(14 + 9);
  });

  it('keeps extra weights only as far as allowed', () => {
    const weights = { BIO: 2, CHE: 2, PHY: 3 };
    expect(largestTotal(task([group(3, weights)], [], 1), [BIO, CHE, PHY])).toBe(7 + 6 + 12);
    expect(largestTotal(task([group(3, weights)], [], 2), [BIO, CHE, PHY])).toBe(14 + 6 + 12);
    expect(largestTotal(task([group(3, weights)], [], 0), [BIO, CHE, PHY])).toBe(17);
  });

  it('gives the bonus to a subject left over, if it has enough points', () => {
    const bonus = (minimumPoints: number) =>
      group(1, { BIO: 0.1, CHE: 0.1, PHY: 0.1 }, { isBonus: true, minimumPoints });
    expect(linesOf(task([group(2, {}), bonus(3)]), [BIO, CHE, PHY])).toEqual([
      ['BIO', 1],
      ['CHE', 1],
      ['PHY', 0.1],
    ]);
    expect(largestTotal(task([group(2, {}), bonus(5)]), [BIO, CHE, PHY])).toBe(13);
  });

  it('is empty for nobody and for no slots', () => {
    expect(largestTotal(task([group(2, {})]), [])).toBe(0);
    expect(linesOf(task([]), [BIO])).toEqual([]);
  });

  it('has the total that is counted without it', () => {
    const slots = task([group(1, { BIO: 1.3 }), group(1, { CHE: 1.7 })], [], 1);
    for (const held of [[BIO], [BIO, CHE], [PHY, CHE, BIO]]) {
      const sum = largestAssignment(slots, held).reduce((total, { value }) => total + value, 0);
      expect(sum).toBeCloseTo(largestTotal(slots, held), 9);
    }
  });
});
