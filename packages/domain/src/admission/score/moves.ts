import { SUBJECTS, type SubjectCode } from '../../grades/subject.ts';
import type { PlannedPool, SlotGroup } from './plan.ts';
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

const NUMBERS = new Map<SubjectCode, number>(SUBJECTS.map((subject, index) => [subject, index]));

export function subjectNumber(subject: SubjectCode): number {
  return NUMBERS.get(subject) ?? -1;
}

function movesOf(
  subject: SubjectCode,
  groups: readonly SlotGroup[],
  pools: readonly PlannedPool[],
  maxWeighted: number | null,
): readonly Move[] {
  return groups.flatMap(({ from, minimumPoints, isBonus, weightOf }, group) => {
    const own = weightOf(subject);
    if (own <= 0 || (from !== null && !from.has(subject))) return [];
    const counted = (weight: number, pool: number): readonly Move[] => {
      const usesExtraWeight = maxWeighted !== null && !isBonus && weight > 1;
      const move = { place: { group, pool, usesExtraWeight }, weight, minimumPoints };
      const plain = { place: { group, pool: -1, usesExtraWeight: false }, weight: 1, minimumPoints };
      return usesExtraWeight ? [move, plain] : [move];
    };
    const lifts = pools.flatMap((pool, index) =>
      !isBonus && pool.weight > own && pool.from.has(subject) ? counted(pool.weight, index) : [],
    );
    return [...counted(own, -1), ...lifts];
  });
}

/** Works out every move of a formula once; subjects with the same moves share them. */
export function moveTable(
  groups: readonly SlotGroup[],
  pools: readonly PlannedPool[],
  maxWeighted: number | null,
  space: StateSpace,
): MoveTable {
  const firstMove = 2 * SUBJECTS.length;
  const packed: number[] = [];
  const known = new Map<string, readonly [start: number, end: number]>();
  const spans = SUBJECTS.flatMap((subject) => {
    const moves = movesOf(subject, groups, pools, maxWeighted).flatMap((move) => [
      space.needs(move.place),
      space.step(move.place),
      move.weight,
      move.minimumPoints,
    ]);
    const start = firstMove + packed.length;
    const span = known.get(moves.join()) ?? ([start, start + moves.length] as const);
    if (span[0] === start) packed.push(...moves);
    known.set(moves.join(), span);
    return span;
  });
  return Float64Array.from([...spans, ...packed]);
}
