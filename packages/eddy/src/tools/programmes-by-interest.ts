import {
  type InstitutionCode,
  type InterestMatch,
  interestsOf,
  isDisliked,
  keptText,
  type SpokenInterests,
  searchByInterest,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { MATCH_FROM } from '../order-advice.ts';
import { hasEnoughGrades, isAboveMedian, type Standing, standingAt, sureness } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

export interface InterestInput {
  /** What a pupil says of likes, dislikes, subjects and jobs, and ids of interests, in any mixture. */
  readonly words: readonly string[];
  readonly institutions: readonly InstitutionCode[];
  /** What shares a topic or career stands by the pupil's level, the surest first. */
  readonly surest?: boolean;
  /** Codes that are left out. */
  readonly except?: readonly string[];
  /** How many are listed; left out: as many as an answer holds. */
  readonly count?: number;
}

export interface MatchedProgramme extends Standing {
  /** Topics and careers that it shares with what was said; none: only its field is related. */
  readonly shares: readonly string[];
  /** Whether something that the pupil keeps away from speaks against it. */
  readonly disliked: boolean;
}

export interface InterestResult extends FiguresSource {
  readonly tool: 'find_by_interest';
  /** What was heard, in the pupil's language. */
  readonly likes: readonly string[];
  readonly dislikes: readonly string[];
  readonly institutions: readonly InstitutionCode[];
  /** At how many of these the pupil stands above the median; null: they do not stand by level. */
  readonly reached: number | null;
  /** How many share a topic or career and have nothing against them; by level, how many stand in that order. */
  readonly count: number;
  readonly programmes: readonly MatchedProgramme[];
  /** Where no degree is close, what comes nearest. */
  readonly notes: readonly string[];
}

const MOST_SHARED = 3;

function namesOf(ids: readonly string[], { fields, language }: EddyContext): readonly string[] {
  return ids.flatMap((id) => {
    const interest = fields.interest(id);
    const [en, tc] = [interest?.en[0], interest?.tc[0]];
    return en === undefined || tc === undefined ? [] : [keptText({ en, tc }, language)];
  });
}

function translated(
  words: readonly string[],
  names: Readonly<Record<string, string>>,
  { language }: EddyContext,
): readonly string[] {
  return words.map((en) => keptText({ en, tc: names[en] ?? en }, language));
}

interface Ranked {
  readonly match: InterestMatch;
  readonly level: number;
}

const isReached = ({ level }: Ranked): boolean => isAboveMedian(level);

/**
 * What has nothing against it, with the level there, the surest first: what shares a topic or career and, where none of that is
 * reached, of a related field too.
 */
function surestFirst(matches: readonly InterestMatch[], context: EddyContext): readonly Ranked[] {
  const ranked = matches
    .filter(({ fit }) => !isDisliked(fit))
    .map((match) => {
      const standing = standingAt(match.programme, context);
      return { match, level: sureness(standing.level, standing) };
    })
    .sort((one, other) => other.level - one.level);
  const shared = ranked.filter(({ match }) => match.fit.kind === 'topic');
  return shared.some(isReached) || !ranked.some(isReached) ? shared : ranked;
}

/** Equally near: the same kind, and as much shared and spoken against. */
const nearnessOf = ({ fit }: InterestMatch): string =>
  [fit.kind, isDisliked(fit), fit.interests.length, fit.topics.length + fit.careers.length].join();

/** Of equally near ones the institutions take turns, each with what is likeliest for the pupil first. */
function takingTurns(matches: readonly InterestMatch[], context: EddyContext): readonly InterestMatch[] {
  const levels = new Map<string, number>();
  const levelOf = ({ programme }: InterestMatch): number => {
    const known = levels.get(programme.code) ?? standingAt(programme, context).level ?? -1;
    levels.set(programme.code, known);
    return known;
  };
  const groups = [...Map.groupBy(matches, nearnessOf).values()];
  return groups.flatMap((group) => {
    const byInstitution = Map.groupBy(
      [...group].sort((one, other) => levelOf(other) - levelOf(one)),
      ({ programme }) => programme.institution,
    );
    const rows = [...byInstitution.values()];
    const longest = Math.max(...rows.map(({ length }) => length));
    return Array.from({ length: longest }).flatMap((_, turn) =>
      rows.flatMap((row) => row.slice(turn, turn + 1)),
    );
  });
}

/** So many of those listed are within reach, if there are as many that share something. */
const REACHED_LISTED = 3;

/** The nearest, of which the last give way to nearer ones by level where too few are within reach. */
function withReached(matches: readonly InterestMatch[], context: EddyContext): readonly InterestMatch[] {
  const first = matches.slice(0, TOOL_LIMITS.listed);
  if (!hasEnoughGrades(context.grades)) return first;
  const isWithin = ({ programme, fit }: InterestMatch): boolean =>
    (standingAt(programme, context).level ?? -1) >= MATCH_FROM && !isDisliked(fit);
  const missing = REACHED_LISTED - first.filter(isWithin).length;
  if (missing <= 0) return first;
  const others = matches
    .slice(TOOL_LIMITS.listed)
    .filter((one) => one.fit.kind === 'topic' && isWithin(one))
    .slice(0, missing);
  return [...first.slice(0, TOOL_LIMITS.listed - others.length), ...others];
}

function heard(interests: SpokenInterests, context: EddyContext): Pick<InterestResult, 'likes' | 'dislikes'> {
  const { topics, careers } = context.fields.file;
  return {
    likes: [
      ...new Set([
        ...namesOf(interests.likes, context),
        ...translated(interests.topics, topics, context),
        ...translated(interests.careers, careers, context),
      ]),
    ].slice(0, TOOL_LIMITS.changes),
    dislikes: namesOf(interests.dislikes, context),
  };
}

/** Programmes by what a pupil likes and keeps away from, nearest first; a dislike lowers, and hides nothing. */
export function programmesByInterest(
  { words, institutions, surest = false, except = [], count: most = TOOL_LIMITS.listed }: InterestInput,
  context: EddyContext,
): InterestResult {
  const { fields, catalogue } = context;
  const interests = interestsOf(fields, words);
  const here = catalogue.programmes.filter(
    ({ institution, code }) =>
      (institutions.length === 0 || institutions.includes(institution)) && !except.includes(code),
  );
  const matches = searchByInterest(fields, here, interests);
  const ranked = surest && hasEnoughGrades(context.grades) ? surestFirst(matches, context) : null;
  const inTurn = ranked?.map(({ match }) => match) ?? takingTurns(matches, context);
  const shown = ranked === null ? withReached(inTurn, context) : inTurn;
  const listed = shown.slice(0, Math.min(most, TOOL_LIMITS.listed));
  const { topics, careers } = fields.file;
  return {
    tool: 'find_by_interest',
    ...heard(interests, context),
    institutions,
    reached: ranked?.filter(isReached).length ?? null,
    count: ranked?.length ?? matches.filter(({ fit }) => fit.kind === 'topic' && !isDisliked(fit)).length,
    programmes: listed.map(({ programme, fit }) => ({
      ...standingAt(programme, context),
      shares: [
        ...translated(fit.topics, topics, context),
        ...translated(fit.careers, careers, context),
      ].slice(0, MOST_SHARED),
      disliked: isDisliked(fit),
    })),
    notes: interests.likes.flatMap((id) => {
      const note = fields.interest(id)?.note;
      return note === undefined ? [] : [keptText(note, context.language)];
    }),
    ...figuresSource(
      listed.map(({ programme }) => programme),
      context,
    ),
  };
}
