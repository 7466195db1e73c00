import { OTHER_SUBJECTS } from '../../grades/other-subject.ts';
import { SUBJECTS } from '../../grades/subject.ts';
import type { CountedCode } from './counted-points.ts';
import type { SlotGroup, Slots } from './plan.ts';
import type { Place, StateSpace } from './state-space.ts';

/** One way to count a subject, whatever its points. */
interface Move {
  readonly place: Place;
  readonly weight: number;
  readonly minimumPoints: number;
}

/** Numbers that make up a packed move, in this order. */
export const NEEDS = 0;
export const STEP = 1;
export const WEIGHT = 2;
export const MINIMUM_POINTS = 3;
export const MOVE_SIZE = 4;

/**
 * The ways to count each subject in one row of numbers, so that thousands of formulas pass through the processor's
 * cache: for the subject with number i where its moves start (2i) and end (2i + 1); then the moves, each the bits that
 * must not be set in the state counted from, the advance of the state, the weight and the least points.
 */
export type MoveTable = Float64Array;

const COUNTED: readonly CountedCode[] = [...SUBJECTS, ...OTHER_SUBJECTS];
const NUMBERS = new Map(COUNTED.map((subject, index) => [subject, index]));

export function subjectNumber(subject: CountedCode): number {
  return NUMBERS.get(subject) ?? -1;
}

/** What a point of the subject is worth in each group, 0 where it may not be counted. */
function ownWeights(subject: CountedCode, groups: readonly SlotGroup[]): readonly number[] {
  return groups.map(({ from, weightOf }) =>
    from !== null && !from.has(subject) ? 0 : Math.max(0, weightOf(subject)),
  );
}

function movesWith(
  weights: readonly number[],
  lifting: readonly boolean[],
  { groups, pools, maxWeighted }: Slots,
): readonly Move[] {
  return groups.flatMap(({ minimumPoints, isBonus }, group) => {
    const own = weights[group] ?? 0;
    if (own === 0) return [];
    const counted = (weight: number, pool: number): readonly Move[] => {
      const usesExtraWeight = maxWeighted !== null && !isBonus && weight > 1;
      const move = { place: { group, pool, usesExtraWeight }, weight, minimumPoints };
      const plain = { place: { group, pool: -1, usesExtraWeight: false }, weight: 1, minimumPoints };
      return usesExtraWeight ? [move, plain] : [move];
    };
    const lifts = pools.flatMap((pool, index) =>
      !isBonus && pool.weight > own && lifting[index] ? counted(pool.weight, index) : [],
    );
    return [...counted(own, -1), ...lifts];
  });
}

/** Works out every move of a formula once; subjects that count alike share theirs. */
export function moveTable(slots: Slots, space: StateSpace): MoveTable {
  const firstMove = 2 * COUNTED.length;
  const packed: number[] = [];
  const known = new Map<string, readonly [start: number, end: number]>();
  const spans = COUNTED.flatMap((subject) => {
    const weights = ownWeights(subject, slots.groups);
    const lifting = slots.pools.map(({ from }) => from.has(subject));
    const alike = `${weights}|${lifting}`;
    const shared = known.get(alike);
    if (shared !== undefined) return shared;
    const start = firstMove + packed.length;
    for (const { place, weight, minimumPoints } of movesWith(weights, lifting, slots))
      packed.push(space.needs(place), space.step(place), weight, minimumPoints);
    const span = [start, firstMove + packed.length] as const;
    known.set(alike, span);
    return span;
  });
  return Float64Array.from([...spans, ...packed]);
}
