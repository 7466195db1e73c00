import { SUBJECTS, type SubjectCode } from '../../grades/subject.ts';
import type { PlannedPool, SlotGroup } from './plan.ts';
import type { Place, StateSpace } from './state-space.ts';

/** One way to count a subject, whatever its points. */
interface Move {
  readonly place: Place;
  readonly weight: number;
  readonly minimumPoints: number;
}

/**
 * The ways to count each subject, packed side by side so that thousands of formulas pass through the processor's
 * cache: those of the subject with number i are `starts[i]` up to `ends[i]`, in all four arrays.
 */
export interface MoveTable {
  readonly starts: Uint8Array;
  readonly ends: Uint8Array;
  /** Bits that must not be set in the state counted from, and by how much the move advances it. */
  readonly needs: Int32Array;
  readonly steps: Int32Array;
  readonly weights: Float64Array;
  readonly minimumPoints: Float64Array;
}

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
  const moves: Move[] = [];
  const known = new Map<string, readonly [start: number, end: number]>();
  const spans = SUBJECTS.map((subject) => {
    const own = movesOf(subject, groups, pools, maxWeighted);
    const key = own.map(({ place, weight }) => `${place.group} ${place.pool} ${weight}`).join();
    const span = known.get(key) ?? ([moves.length, moves.length + own.length] as const);
    if (!known.has(key)) moves.push(...own);
    known.set(key, span);
    return span;
  });
  return {
    starts: Uint8Array.from(spans, ([start]) => start),
    ends: Uint8Array.from(spans, ([, end]) => end),
    needs: Int32Array.from(moves, ({ place }) => space.needs(place)),
    steps: Int32Array.from(moves, ({ place }) => space.step(place)),
    weights: Float64Array.from(moves, ({ weight }) => weight),
    minimumPoints: Float64Array.from(moves, ({ minimumPoints }) => minimumPoints),
  };
}
