import type { LevelSummary } from '../admission/classification.ts';
import type { Programme } from '../admission/programme.ts';
import type { Grades } from '../grades/grade.ts';
import {
  type AdviceBasis,
  type Candidate,
  type MixWish,
  mixCandidates,
  TIERS,
  type Tier,
} from './mix-candidates.ts';
import { type MixReason, reasonsOf } from './mix-reasons.ts';
import { isSurePlace } from './sure-place.ts';

/** How many programmes a mix has when nobody says. */
export const DEFAULT_MIX_COUNT = 9;
/** Of one field, and of one institution, where the pupil has not chosen any. */
const MOST_ALIKE = 2;

export interface MixedProgramme {
  readonly programme: Programme;
  readonly summary: LevelSummary;
  readonly tier: Tier;
  readonly reasons: readonly MixReason[];
}

/** Two fifths reach, two fifths match, one fifth safe; what is left over is match. */
export function tierSizes(count: number): Readonly<Record<Tier, number>> {
  const safe = Math.round(count / 5);
  const reach = Math.floor((count - safe) / 2);
  return { reach, match: count - safe - reach, safe };
}

/** Codes begin with the institution, so read backwards they put no institution before the others. */
const backwards = ({ programme }: Candidate): string => [...programme.code].reverse().join('');

function byOrder(one: Candidate, other: Candidate): number {
  for (const [place, figure] of one.order.entries()) {
    const difference = figure - (other.order[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return backwards(one) < backwards(other) ? -1 : 1;
}

/** As many of a kind as may be: two, or an even share of what the pupil narrowed the choice to. */
function mostOf(count: number, chosen: readonly string[]): number {
  return chosen.length === 0 ? MOST_ALIKE : Math.max(MOST_ALIKE, Math.ceil(count / chosen.length));
}

/** Chooses one programme after the other, so that no field, institution or interest takes all places. */
function choosing({ guide }: AdviceBasis, { count, fields, institutions, interests }: MixWish) {
  const chosen: Candidate[] = [];
  const tally = new Map<string, number>();
  const used = (key: string): number => tally.get(key) ?? 0;
  const add = (key: string) => tally.set(key, used(key) + 1);
  const most = { field: mostOf(count, fields), institution: mostOf(count, institutions) };
  const fieldKey = ({ programme, chosenField }: Candidate): string =>
    `field ${chosenField ?? guide.subjectsOf(programme.code)?.fields[0] ?? programme.code}`;
  const institutionKey = ({ programme }: Candidate): string => `institution ${programme.institution}`;
  const hasRoom = (one: Candidate): boolean =>
    !chosen.includes(one) && used(fieldKey(one)) < most.field && used(institutionKey(one)) < most.institution;
  /** How often the interest that it serves was served already; several interests take turns. */
  const served = ({ fit }: Candidate): number =>
    interests.likes.length < 2 || fit.kind !== 'topic'
      ? 0
      : Math.min(...fit.interests.map((id) => used(`interest ${id}`)));
  const next = (candidates: readonly Candidate[]): Candidate | undefined =>
    candidates
      .filter(hasRoom)
      .reduce<Candidate | undefined>(
        (best, one) => (best === undefined || isBefore(one, best) ? one : best),
        undefined,
      );
  const isBefore = (one: Candidate, best: Candidate): boolean => {
    const turns = one.near === best.near ? served(one) - served(best) : 0;
    return turns !== 0 ? turns < 0 : byOrder(one, best) < 0;
  };
  return {
    chosen,
    /** The tiers by how near their next candidates are; of equal ones a match before a hope, for a field has few places. */
    nearestFirst: (pools: Pools): readonly Tier[] => {
      const near = new Map(TIERS.map((tier) => [tier, next(pools[tier])?.near ?? Number.POSITIVE_INFINITY]));
      return TURN.toSorted((one, other) => (near.get(one) ?? 0) - (near.get(other) ?? 0));
    },
    take: (candidates: readonly Candidate[]): boolean => {
      const one = chosen.length < count ? next(candidates) : undefined;
      if (one === undefined) return false;
      chosen.push(one);
      add(fieldKey(one));
      add(institutionKey(one));
      for (const id of one.fit.interests) add(`interest ${id}`);
      return true;
    },
  };
}

const TURN: readonly Tier[] = ['match', 'reach', 'safe'];
/** What is missing in one tier is made up from these, in this order. */
const FILLED_FROM: readonly Tier[] = ['match', 'safe', 'reach'];

type Pools = Readonly<Record<Tier, readonly Candidate[]>>;

function byTier(candidates: readonly Candidate[]): Pools {
  const of = (wanted: Tier) => candidates.filter(({ tier }) => tier === wanted);
  return { reach: of('reach'), match: of('match'), safe: of('safe') };
}

/**
 * A balanced mix: two fifths reach (levels 1 to 3), two fifths match (4 to 6), one fifth safe (7, 8), at most two of a
 * field and of an institution, each with its reasons, reach first. Requirements are met, or a flexible route is known.
 * There is no safe one at all unless one of them is sure: no interview, and offers made outside Band A. A tier that is
 * short of programmes that suit the pupil is made up from the others; those that nothing but the score speaks for fill
 * no more than half. There may be fewer than asked for.
 */
export function recommendMix(basis: AdviceBasis, grades: Grades, wish: MixWish): readonly MixedProgramme[] {
  const candidates = mixCandidates(basis, grades, wish);
  const sizes = tierSizes(wish.count);
  const { chosen, nearestFirst, take } = choosing(basis, wish);
  const missing = (tier: Tier): boolean => chosen.filter((one) => one.tier === tier).length < sizes[tier];
  const sure = candidates.filter(({ tier, programme }) => tier === 'safe' && isSurePlace(programme));
  const hasSafe = sizes.safe > 0 && take(sure);
  const open = candidates.filter(({ tier }) => tier !== 'safe' || hasSafe);
  const half = Math.ceil(wish.count / 2);
  for (const spokenFor of ['named', 'brought', 'nothing'] as const) {
    const pools = byTier(open.filter((one) => one.spokenFor === spokenFor));
    const isFull = () => spokenFor === 'nothing' && chosen.length >= half;
    // In turns, so that no tier takes an institution's two places before the others had one.
    let isTaking = true;
    while (isTaking && !isFull()) {
      const turn = nearestFirst(pools).filter(missing);
      isTaking = turn.filter((tier) => !isFull() && take(pools[tier])).length > 0;
    }
    for (const tier of FILLED_FROM) while (!isFull() && take(pools[tier]));
  }
  return TIERS.flatMap((tier) =>
    chosen
      .filter((one) => one.tier === tier)
      .sort(byOrder)
      .map((one) => ({
        programme: one.programme,
        summary: one.summary,
        tier: one.tier,
        reasons: reasonsOf(one),
      })),
  );
}
