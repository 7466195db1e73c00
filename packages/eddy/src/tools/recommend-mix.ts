import {
  type FlexibleAdmissionFile,
  type InstitutionCode,
  interestsOf,
  type Level,
  type MixReason,
  type MixWish,
  type Programme,
  recommendMix,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { MATCH_FROM } from '../order-advice.ts';

/** What a mix is kept to. */
export interface MixAsked {
  readonly count: number;
  readonly institutions: readonly InstitutionCode[];
  /** Codes whose main fields it keeps near to: those of the list or of the talk. */
  readonly near: readonly string[];
  /** Codes whose main fields it keeps away from. */
  readonly away: readonly string[];
  /** What a pupil says of a field, in any words. */
  readonly words: readonly string[];
  readonly isAsked: (programme: Programme) => boolean;
  /** Levels that are wanted; none: from a match on. */
  readonly levels: readonly Level[];
}

export interface Mixed {
  readonly programme: Programme;
  /** Of the fields that were asked for. */
  readonly isNear: boolean;
}

/** What an institution may grant beside its minimums is promised to nobody here. */
const NO_ROUTES: FlexibleAdmissionFile = { format: 1, sources: {}, routes: [] };
/** From so many a mix is chosen. */
const POOL = 30;
const MOST_FIELDS = 4;

/** The main fields of some programmes, what most of them are of first. */
function mainFields(codes: readonly string[], { fields }: EddyContext): readonly string[] {
  const mains = codes.flatMap((code) => fields.subjectsOf(code)?.fields.slice(0, 1) ?? []);
  const counts = Map.groupBy(mains, (id) => id);
  return [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([id]) => id)
    .slice(0, MOST_FIELDS);
}

/** Near the line, clearly above it, sure: a mix takes from each in turn. */
const STEPS: readonly (readonly Level[])[] = [
  [3, 4],
  [5, 6],
  [7, 8],
];

interface Found {
  readonly programme: Programme;
  readonly level: number;
  /** Shares a topic or career with what was named; of its field, no more; neither. */
  readonly shares: 'interest' | 'relatedField' | null;
}

/** As many as asked, from each step in turn and of each the nearest first; what is missing in one comes from the others. */
function inTurn(found: readonly Found[], count: number): readonly Found[] {
  const rows = STEPS.map((levels) => found.filter(({ level }) => levels.some((one) => one === level)));
  const below = found.filter(({ level }) => level < MATCH_FROM);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const turns = Array.from({ length: longest }).flatMap((_, turn) =>
    rows.flatMap((row) => row.slice(turn, turn + 1)),
  );
  return [...turns, ...below].slice(0, count);
}

/** What of the reasons speaks for what was named, and not for the score alone. */
function sharesOf(reasons: readonly MixReason[]): Found['shares'] {
  const codes = reasons.map(({ code }) => code);
  if (codes.includes('interest')) return 'interest';
  return codes.includes('relatedField') ? 'relatedField' : null;
}

/**
 * Programmes that the pupil has not chosen, mixed by level, in the fields that are named, spoken of or chosen; where these have too
 * few, others are added. The least sure first, as on a list.
 */
export function mixFor(asked: MixAsked, context: EddyContext): readonly Mixed[] {
  const { catalogue, grades, choices, fields: guide } = context;
  const interests = interestsOf(guide, asked.words);
  const isNamed = interests.likes.length + interests.topics.length + interests.careers.length > 0;
  const away = mainFields(asked.away, context);
  const fields = isNamed ? [] : mainFields(asked.near, context).filter((id) => !away.includes(id));
  const isAway = ({ code }: Programme): boolean =>
    (guide.subjectsOf(code)?.fields ?? []).some((id) => away.includes(id));
  const left = catalogue.programmes.filter((one) => !asked.isAsked(one) || isAway(one));
  const exclude = [...choices, ...asked.near, ...left.map(({ code }) => code)];
  const isWanted = ({ level }: Found): boolean =>
    asked.levels.length === 0 ? level >= MATCH_FROM : asked.levels.some((one) => one === level);
  const found = (wish: Pick<MixWish, 'fields' | 'interests' | 'exclude'>): readonly Found[] =>
    recommendMix({ catalogue, guide, flexible: NO_ROUTES }, grades, {
      ...wish,
      count: POOL,
      institutions: asked.institutions,
      abilityPercent: null,
    })
      .map(({ programme, summary, reasons }) => ({
        programme,
        level: summary.classification,
        shares: sharesOf(reasons),
      }))
      .filter(isWanted);
  const ofField = found({ fields, interests, exclude });
  const sharing = (shares: Found['shares']) => ofField.filter((one) => one.shares === shares);
  const close = inTurn(isNamed ? sharing('interest') : ofField, asked.count);
  const related = isNamed ? inTurn(sharing('relatedField'), asked.count - close.length) : [];
  const near = [...close, ...related];
  const missing = asked.count - near.length;
  const shown = near.map(({ programme }) => programme.code);
  const others =
    missing <= 0 || (fields.length === 0 && !isNamed)
      ? []
      : inTurn(
          found({ fields: [], interests: interestsOf(guide, []), exclude: [...exclude, ...shown] }),
          missing,
        );
  const sorted = (some: readonly Found[], isNear: boolean): readonly Mixed[] =>
    some.toSorted((one, other) => one.level - other.level).map(({ programme }) => ({ programme, isNear }));
  return [...sorted(near, true), ...sorted(others, false)];
}
