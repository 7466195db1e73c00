import {
  abilityPercents,
  interestsOf,
  isDisliked,
  keptText,
  type Programme,
  searchByInterest,
  type UnmetRequirement,
} from '@lodestar/domain';
import type { PickedFor } from '../asked/told-reasons.ts';
import type { EddyContext } from '../context.ts';
import { MATCH_FROM, SAFE_FROM, unmetAt } from '../order-advice.ts';
import { isJudged, type Standing, surestFirst } from '../standing.ts';

/** By what one is taken before another. */
export type WeighedBy = 'minimum' | 'level' | 'likes' | 'map' | 'ability' | 'rate' | 'order';

/** A programme among those of which some are to be taken. */
export interface Weighed {
  readonly code: string;
  readonly unmet: readonly UnmetRequirement[];
  /** Topics and careers that it shares with what the pupil says of likes, else with what stands on the map. */
  readonly shares: readonly string[];
  /** How the abilities meet it, in per cent; null: no test, or no profile. */
  readonly percent: number | null;
  /** Band A offers of every hundred who put it there. */
  readonly rate: number | null;
  /** By what it comes before the next; null: it is the last. */
  readonly before: WeighedBy | null;
}

interface Likes {
  readonly pickedFor: PickedFor;
  readonly likes: readonly string[];
}

/** One more thing that is liked weighs more than any number of topics of another. */
const OF_AN_INTEREST = 100;
/** By so many per cent one suits better. */
const SUITS_BETTER = 2;
/** By so many in a hundred one takes more. */
const TAKES_MORE = 2;

interface Candidate extends Omit<Weighed, 'before'> {
  readonly standing: Standing;
  readonly liked: Fit;
  readonly done: Fit;
}

/** How much a programme shares with what was told, and what. */
interface Fit {
  readonly weight: number;
  readonly shares: readonly string[];
}
const NO_FIT: Fit = { weight: 0, shares: [] };

const HELD = 2;

/** Out of reach, open, or held: within one of these a difference of level decides nothing by itself. */
const reachOf = ({ level }: Standing): number => {
  if (level === null || level === -1) return -1;
  return level >= SAFE_FROM ? HELD : level >= MATCH_FROM ? 1 : 0;
};

/** What each of some programmes shares with what was told. */
function fitsOf(
  told: readonly string[],
  programmes: readonly Programme[],
  { fields, language }: EddyContext,
): ReadonlyMap<string, Fit> {
  const { topics, careers } = fields.file;
  const named = (words: readonly string[], names: Readonly<Record<string, string>>): readonly string[] =>
    words.map((en) => keptText({ en, tc: names[en] ?? en }, language));
  const matches = searchByInterest(fields, programmes, interestsOf(fields, told));
  return new Map(
    matches.map(({ programme, fit }) => {
      const shares = [...named(fit.topics, topics), ...named(fit.careers, careers)];
      const weight = isDisliked(fit) ? -1 : fit.interests.length * OF_AN_INTEREST + shares.length;
      return [programme.code, { weight, shares }];
    }),
  );
}

function candidatesOf(
  standings: readonly Standing[],
  { likes }: Likes,
  context: EddyContext,
): readonly Candidate[] {
  const { catalogue, ability, profiles, trajectory } = context;
  const programmes = standings.flatMap(({ code }) => catalogue.find(code) ?? []);
  const liked = fitsOf(likes, programmes, context);
  const done = fitsOf(
    trajectory.events.map(({ name }) => name),
    programmes,
    context,
  );
  const percents = ability === null ? new Map<string, number>() : abilityPercents(ability, profiles);
  return standings.flatMap((standing) => {
    const programme = catalogue.find(standing.code);
    if (programme === undefined) return [];
    const { code } = standing;
    const [byLikes, byMap] = [liked.get(code) ?? NO_FIT, done.get(code) ?? NO_FIT];
    return [
      {
        code,
        standing,
        unmet: unmetAt(programme, standing, context),
        liked: byLikes,
        done: byMap,
        shares: byLikes.shares.length > 0 ? byLikes.shares : byMap.shares,
        percent: percents.get(code) ?? null,
        rate: programme.band_a_admission_rate,
      },
    ];
  });
}

const isSurer = (one: Standing, other: Standing): boolean =>
  isJudged(one) && (!isJudged(other) || surestFirst([other, one])[0] === one) && one.level !== other.level;

type Comparison = readonly [WeighedBy, (one: Candidate, other: Candidate) => number];

const difference = (one: number | null, other: number | null, least: number): number => {
  const by = one === null || other === null ? 0 : one - other;
  return Math.abs(by) >= least ? by : 0;
};

/** What has no level is neither surer nor less sure. */
const byLevel = ({ standing: one }: Candidate, { standing: other }: Candidate, difference: number): number =>
  isJudged(one) && isJudged(other) ? difference : 0;

/** What decides, the weightiest first: a minimum, the reach, what the pupil likes and is good at, the level, what is offered. */
const BY: readonly Comparison[] = [
  ['minimum', (one, other) => Number(one.unmet.length === 0) - Number(other.unmet.length === 0)],
  ['level', (one, other) => byLevel(one, other, reachOf(one.standing) - reachOf(other.standing))],
  ['likes', (one, other) => one.liked.weight - other.liked.weight],
  ['map', (one, other) => one.done.weight - other.done.weight],
  ['ability', (one, other) => difference(one.percent, other.percent, SUITS_BETTER)],
  [
    'level',
    (one, other) =>
      byLevel(
        one,
        other,
        Number(isSurer(one.standing, other.standing)) - Number(isSurer(other.standing, one.standing)),
      ),
  ],
  ['rate', (one, other) => difference(one.rate, other.rate, TAKES_MORE)],
];
/** Where only the chance counts, or what holds the list. */
const BY_CHANCE: readonly Comparison[] = BY.filter(
  ([by]) => by === 'minimum' || by === 'level' || by === 'rate',
);
/** What would be held either way is not taken for its level. */
const isHeld = ({ standing }: Candidate): boolean => reachOf(standing) === HELD;

function decides(one: Candidate, other: Candidate, by: readonly Comparison[]): readonly [WeighedBy, number] {
  const isOfBoth = by === BY && isHeld(one) && isHeld(other);
  for (const [name, compare] of by) {
    if (isOfBoth && name === 'level') continue;
    const found = compare(one, other);
    if (found !== 0) return [name, found];
  }
  return ['order', 0];
}

/** Some programmes in the order in which they are to be taken, each with what puts it before the next. */
export function weighedAgainst(
  standings: readonly Standing[],
  likes: Likes,
  context: EddyContext,
): readonly Weighed[] {
  const by = likes.pickedFor === 'study' ? BY : BY_CHANCE;
  const ordered = candidatesOf(standings, likes, context).toSorted(
    (one, other) => decides(other, one, by)[1],
  );
  return ordered.map(({ code, unmet, shares, percent, rate }, at) => {
    const [current, next] = [ordered[at], ordered[at + 1]];
    const before = current === undefined || next === undefined ? null : decides(current, next, by)[0];
    return { code, unmet, shares, percent, rate, before };
  });
}
