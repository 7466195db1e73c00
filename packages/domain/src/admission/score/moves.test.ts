import { describe, expect, it } from 'vitest';
import { OTHER_SUBJECTS } from '../../grades/other-subject.ts';
import { SUBJECTS, type SubjectCode } from '../../grades/subject.ts';
import { MINIMUM_POINTS, MOVE_SIZE, moveTable, subjectNumber, WEIGHT } from './moves.ts';
import type { PlannedPool, SlotGroup } from './plan.ts';
import { stateSpace } from './state-space.ts';

const slots = (more: Partial<SlotGroup>): SlotGroup => ({
  size: 2,
  from: null,
  minimumPoints: 0,
  isBonus: false,
  weightOf: () => 1,
  ...more,
});

function movesOf(
  subject: SubjectCode,
  groups: readonly SlotGroup[],
  pools: readonly PlannedPool[] = [],
  cap: number | null = null,
): readonly (readonly [weight: number, minimumPoints: number])[] {
  const all = { groups, pools, maxWeighted: cap };
  const table = moveTable(all, stateSpace(all));
  const number = subjectNumber(subject);
  const [start = 0, end = 0] = table.subarray(2 * number, 2 * number + 2);
  return Array.from({ length: (end - start) / MOVE_SIZE }, (_, move) => [
    table[start + move * MOVE_SIZE + WEIGHT] ?? 0,
    table[start + move * MOVE_SIZE + MINIMUM_POINTS] ?? 0,
  ]);
}

const ONLY_BIO = new Set<SubjectCode>(['BIO']);

describe('the ways to count a subject', () => {
  it.each<[string, Parameters<typeof movesOf>, readonly (readonly number[])[]]>([
    [
      'one for each group of slots',
      ['BIO', [slots({}), slots({ weightOf: () => 2 })]],
      [
        [1, 0],
        [2, 0],
      ],
    ],
    ['none in a group of others', ['CHE', [slots({ from: ONLY_BIO })]], []],
    ['none without a weight', ['BIO', [slots({ weightOf: () => 0 })]], []],
    [
      'a lift by a pool with more weight',
      ['BIO', [slots({})], [{ size: 1, from: ONLY_BIO, weight: 1.5 }]],
      [
        [1, 0],
        [1.5, 0],
      ],
    ],
    [
      'no lift by a pool with less',
      ['BIO', [slots({ weightOf: () => 2 })], [{ size: 1, from: ONLY_BIO, weight: 1.5 }]],
      [[2, 0]],
    ],
    [
      'with its extra weight or without, where these are limited',
      ['BIO', [slots({ weightOf: () => 2 })], [], 3],
      [
        [2, 0],
        [1, 0],
      ],
    ],
    [
      'a bonus with least points, never limited',
      ['BIO', [slots({ isBonus: true, minimumPoints: 3, weightOf: () => 1.2 })], [], 3],
      [[1.2, 3]],
    ],
  ])('%s', (_, [subject, groups, pools, cap], moves) => {
    expect(movesOf(subject, groups, pools, cap)).toEqual(moves);
  });

  it('are shared by subjects that count alike', () => {
    const groups = [slots({ weightOf: (subject) => (subject === 'BIO' ? 2 : 1) })];
    const all = { groups, pools: [], maxWeighted: null };
    const table = moveTable(all, stateSpace(all));
    expect(table.length).toBe(2 * (SUBJECTS.length + OTHER_SUBJECTS.length) + 2 * MOVE_SIZE);
  });

  it('differ between subjects that differ only in where they may go', () => {
    const groups = [slots({ from: ONLY_BIO }), slots({})];
    expect(movesOf('BIO', groups)).toHaveLength(2);
    expect(movesOf('CHE', groups)).toHaveLength(1);
  });
});

describe('numbers of subjects', () => {
  it('are their places in the list of subjects', () => {
    expect(SUBJECTS.map(subjectNumber)).toEqual(SUBJECTS.map((_, index) => index));
  });
});
