import { rankProgrammes } from '../../ability/match.ts';
import type { Programme } from '../../admission/programme.ts';
import { recommend, recommendByLevel } from '../../admission/recommend.ts';
import type { CounsellorContext } from '../context.ts';
import { programmesFoundBy } from '../programme-index.ts';
import { hasEnoughGrades, type Standing, standingFrom, standingOf } from '../standing.ts';
import { type RecommendInput, type SearchInput, TOOL_LIMITS } from '../tool-call.ts';
import type { RecommendResult, SearchResult } from '../tool-result.ts';
import { figuresSource } from './figures-source.ts';

function standingAt(programme: Programme, context: CounsellorContext): Standing {
  const entry = context.catalogue.entry(programme.code);
  return entry === undefined
    ? standingFrom(programme, null, context)
    : standingOf(entry, context.grades, context);
}

function found(
  { query, institutions, category }: SearchInput,
  context: CounsellorContext,
): readonly Programme[] {
  const ofCategory = (programme: Programme): boolean => category === null || programme.category === category;
  if (query === '') {
    return context.catalogue.programmes.filter(
      (programme) =>
        ofCategory(programme) && (institutions.length === 0 || institutions.includes(programme.institution)),
    );
  }
  return programmesFoundBy(query, institutions, context).filter(ofCategory);
}

/** Programmes by name, code, institution or field, with where the pupil stands. */
export function searchForProgrammes(asked: SearchInput, context: CounsellorContext): SearchResult {
  const programmes = found(asked, context);
  const listed = programmes.slice(0, TOOL_LIMITS.listed);
  return {
    tool: 'search_programmes',
    asked,
    count: programmes.length,
    programmes: listed.map((programme) => standingAt(programme, context)),
    ...figuresSource(listed, context),
  };
}

interface Suggested {
  readonly programme: Programme;
  readonly match: number | null;
}

function byAbility(asked: RecommendInput, context: CounsellorContext): readonly Suggested[] {
  const { ability, profiles, catalogue, choices } = context;
  if (ability === null) return [];
  const reached = reachedCodes(context);
  return rankProgrammes(ability, profiles).flatMap(({ row, percent }) => {
    const programme = catalogue.find(row.code);
    const isFree = programme !== undefined && !choices.includes(row.code) && isAsked(programme, asked);
    return !isFree || (reached !== null && !reached.has(row.code))
      ? []
      : [{ programme, match: Math.round(percent) }];
  });
}

/** Codes of the programmes whose median the grades reach; null without grades to judge by. */
function reachedCodes({ catalogue, grades }: CounsellorContext): ReadonlySet<string> | null {
  if (!hasEnoughGrades(grades)) return null;
  const everything = { exclude: [], institutions: [], count: catalogue.programmes.length };
  return new Set(recommend(catalogue, grades, everything).map(({ programme }) => programme.code));
}

function isAsked({ institution, category }: Programme, asked: RecommendInput): boolean {
  const atInstitution = asked.institutions.length === 0 || asked.institutions.includes(institution);
  return atInstitution && (asked.category === null || asked.category === category);
}

function byScores(asked: RecommendInput, context: CounsellorContext): readonly Suggested[] {
  const { catalogue, grades, choices } = context;
  if (!hasEnoughGrades(grades)) return [];
  const wish = { exclude: choices, institutions: asked.institutions, count: catalogue.programmes.length };
  const recommended =
    asked.level === null
      ? recommend(catalogue, grades, wish)
      : recommendByLevel(catalogue, grades, asked.level, wish);
  return recommended
    .filter(({ programme }) => isAsked(programme, asked))
    .map(({ programme }) => ({ programme, match: null }));
}

function lackingFor({ by }: RecommendInput, context: CounsellorContext): RecommendResult['lacking'] {
  if (by === 'ability') return context.ability === null ? 'ability' : null;
  return hasEnoughGrades(context.grades) ? null : 'grades';
}

/** Programmes within reach of the grades, or that the abilities match, none of them on the list already. */
export function recommendProgrammes(asked: RecommendInput, context: CounsellorContext): RecommendResult {
  const suggested = (asked.by === 'ability' ? byAbility : byScores)(asked, context).slice(0, asked.count);
  return {
    tool: 'recommend',
    asked,
    programmes: suggested.map(({ programme, match }) => ({
      ...standingAt(programme, context),
      offer_percent: programme.admission_rate,
      match_percent: match,
    })),
    lacking: lackingFor(asked, context),
    ...figuresSource(
      suggested.map(({ programme }) => programme),
      context,
    ),
  };
}
