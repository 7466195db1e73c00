import {
  type Category,
  type InstitutionCode,
  type Level,
  type Programme,
  rankProgrammes,
  recommendByLevel,
  recommend as recommended,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { roleByLevel } from '../order-advice.ts';
import { hasEnoughGrades, type Standing, standingAt } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { meetsSubDegree } from './general-minimum.ts';
import { mixFor } from './recommend-mix.ts';
import { MOST_OPENED, nearestTo, withMinimum } from './recommend-nearest.ts';

/** How programmes are chosen: by what the grades reach, or by what the six abilities match. */
export type RecommendBy = 'scores' | 'ability';

export interface RecommendInput {
  readonly by: RecommendBy;
  readonly level: Level | null;
  readonly institutions: readonly InstitutionCode[];
  readonly category: Category | null;
  readonly count: number;
  /** Codes whose fields it keeps near to: those of the list or of the talk. */
  readonly near?: readonly string[] | undefined;
  /** Codes whose fields it keeps away from. */
  readonly away?: readonly string[] | undefined;
  /** What a pupil says of a field, in any words. */
  readonly words?: readonly string[] | undefined;
  /** Levels that are wanted, where not one alone. */
  readonly levels?: readonly Level[] | undefined;
}

export interface RecommendResult extends FiguresSource {
  readonly tool: 'recommend';
  readonly asked: RecommendInput;
  readonly programmes: readonly (Standing & {
    /** Band A offers in a hundred Band A applications. */
    readonly band_a_offer_percent: number | null;
    readonly match_percent: number | null;
    /** Of the fields of the list, of the talk, or named. */
    readonly near: boolean;
    /** It made no offers to Band B. */
    readonly band_a_only: boolean;
  })[];
  /** How many of them would reach, match or hold a list. */
  readonly mixture: readonly { readonly role: ReturnType<typeof roleByLevel>; readonly count: number }[];
  /** What the list, the talk or the message narrowed it to; null: nothing did. */
  readonly kept_to: 'list' | 'named' | null;
  /** No median is reached: these are the nearest whose minimums are met. */
  readonly nearest_only: boolean;
  /** Whether most sub-degrees take the grades. */
  readonly sub_degree: boolean;
  /** Where a core subject is too low for any degree: what would be within reach with it at the general minimum. */
  readonly with_minimum: readonly Standing[];
  /** What is missing before anything can be recommended. */
  readonly lacking: 'grades' | 'ability' | null;
}

interface Suggested {
  readonly programme: Programme;
  readonly match: number | null;
  readonly near: boolean;
}

function byAbility(asked: RecommendInput, context: EddyContext): readonly Suggested[] {
  const { ability, profiles, catalogue, choices } = context;
  if (ability === null) return [];
  const reached = reachedCodes(context);
  return rankProgrammes(ability, profiles).flatMap(({ row, percent }) => {
    const programme = catalogue.find(row.code);
    const isFree = programme !== undefined && !choices.includes(row.code) && isAsked(programme, asked);
    return !isFree || (reached !== null && !reached.has(row.code))
      ? []
      : [{ programme, match: Math.round(percent), near: true }];
  });
}

/** Codes of the programmes whose median the grades reach; null without grades to judge by. */
function reachedCodes({ catalogue, grades }: EddyContext): ReadonlySet<string> | null {
  if (!hasEnoughGrades(grades)) return null;
  const everything = { exclude: [], institutions: [], count: catalogue.programmes.length };
  return new Set(recommended(catalogue, grades, everything).map(({ programme }) => programme.code));
}

function isAsked({ institution, category }: Programme, asked: RecommendInput): boolean {
  const atInstitution = asked.institutions.length === 0 || asked.institutions.includes(institution);
  return atInstitution && (asked.category === null || asked.category === category);
}

function byScores(asked: RecommendInput, context: EddyContext): readonly Suggested[] {
  const { catalogue, grades, choices } = context;
  if (!hasEnoughGrades(grades)) return [];
  const { level, institutions, count, near = [], away = [], words = [], levels = [] } = asked;
  if (level === null) {
    const isFree = (programme: Programme): boolean => isAsked(programme, asked);
    const wish = { count, institutions, near, away, words, levels, isAsked: isFree };
    return mixFor(wish, context).map(({ programme, isNear }) => ({ programme, match: null, near: isNear }));
  }
  const wish = { exclude: choices, institutions, count: catalogue.programmes.length };
  return recommendByLevel(catalogue, grades, level, wish)
    .filter(({ programme }) => isAsked(programme, asked))
    .map(({ programme }) => ({ programme, match: null, near: true }));
}

function keptTo(
  { near = [], words = [] }: RecommendInput,
  { choices }: EddyContext,
  suggested: readonly Suggested[],
): RecommendResult['kept_to'] {
  if (!suggested.some(({ near: isNear }) => isNear)) return null;
  if (words.length > 0) return 'named';
  if (near.length === 0) return null;
  return near.every((code) => choices.includes(code)) ? 'list' : 'named';
}

function lackingFor({ by }: RecommendInput, context: EddyContext): RecommendResult['lacking'] {
  if (by === 'ability') return context.ability === null ? 'ability' : null;
  return hasEnoughGrades(context.grades) ? null : 'grades';
}

/** Programmes within reach of the grades, or that the abilities match, none of them on the list already. */
export function recommendProgrammes(asked: RecommendInput, context: EddyContext): RecommendResult {
  const found = (asked.by === 'ability' ? byAbility : byScores)(asked, context).slice(0, asked.count);
  const isOpen = asked.by === 'scores' && asked.level === null && (asked.levels ?? []).length === 0;
  const isFound = found.length > 0 || !isOpen || !hasEnoughGrades(context.grades);
  const here = (programme: Programme): boolean => isAsked(programme, asked);
  const nearest = isFound ? [] : nearestTo(here, asked.count, context);
  const suggested: readonly Suggested[] = [
    ...found,
    ...nearest.map((programme) => ({ programme, match: null, near: true })),
  ];
  const standings = suggested.map((one) => ({ ...one, standing: standingAt(one.programme, context) }));
  const roles = Map.groupBy(standings, ({ standing }) => roleByLevel(standing.level));
  return {
    tool: 'recommend',
    asked,
    mixture: [...roles].map(([role, some]) => ({ role, count: some.length })),
    programmes: standings.map(({ programme, match, near, standing }) => ({
      ...standing,
      band_a_offer_percent: programme.band_a_admission_rate,
      match_percent: match,
      near,
      band_a_only: programme.no_band_b_offer === true,
    })),
    kept_to: asked.by === 'scores' && asked.level === null ? keptTo(asked, context, suggested) : null,
    nearest_only: nearest.length > 0,
    sub_degree: meetsSubDegree(context.grades),
    with_minimum:
      asked.by === 'ability'
        ? []
        : withMinimum((raised) => byScores({ ...asked, count: MOST_OPENED }, raised), context),
    lacking: lackingFor(asked, context),
    ...figuresSource(
      suggested.map(({ programme }) => programme),
      context,
    ),
  };
}
