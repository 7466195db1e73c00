import {
  type CatalogueEntry,
  type Classification,
  type CountedSubject,
  classify,
  explainLevel,
  type Grade,
  LEVEL_GRADES,
  type Programme,
  type SubjectCode,
  smallestImprovement,
  type UnmetRequirement,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { entriesFor, hasEnoughGrades, type Standing, standingFrom, standingOf } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';

export interface ClassifiedProgramme extends Standing {
  readonly lower_quartile: number | null;
  readonly upper_quartile: number | null;
  /** Printed with a median outside its quartiles: not to be compared blindly. */
  readonly out_of_order: boolean;
  readonly movement: number | null;
  readonly spread_estimated: boolean;
  /** Per cent of last year's admitted at or below the score, as it is told: as published, and allowing for the movement. */
  readonly shares: { readonly before: number; readonly after: number | null } | null;
  readonly unmet: readonly UnmetRequirement[];
  readonly assumed: readonly SubjectCode[];
  readonly counted: readonly CountedSubject[];
  readonly maximum: number;
  readonly interview: Programme['interview_arrangement'];
  readonly improvement: {
    readonly subject: SubjectCode;
    readonly from: Grade | null;
    readonly to: Grade;
    readonly level: number;
    readonly score: number | null;
  } | null;
}

export interface ClassifyResult extends FiguresSource {
  readonly tool: 'classify';
  readonly programmes: readonly ClassifiedProgramme[];
  readonly unknown: readonly string[];
  /** Others of the field there, of which only the level is told. */
  readonly kin: readonly Standing[];
  readonly whether: boolean;
}

/** A leap of more grades in one subject is no step that anybody is told to take. */
const MOST_GRADES = 2;

/** Whether the smallest step that lifts a level is one that can be advised; null: there is none. */
export function isSmall({ improvement }: Pick<ClassifiedProgramme, 'improvement'>): boolean | null {
  if (improvement === null) return null;
  const { from, to } = improvement;
  if (from === null) return true;
  const ladder: readonly Grade[] = LEVEL_GRADES;
  return ladder.indexOf(from) - ladder.indexOf(to) <= MOST_GRADES;
}

function improvementOf({ programme }: CatalogueEntry, context: EddyContext) {
  const { catalogue, grades } = context;
  const found = smallestImprovement(catalogue, programme, grades);
  if (found === null) return null;
  const { subjectCode: subject, from, to, classification: level } = found;
  const { user_score: score } = classify(catalogue, programme, { ...grades, [subject]: to });
  return { subject, from, to, level, score };
}

function sharesOf(entry: CatalogueEntry, classification: Classification): ClassifiedProgramme['shares'] {
  for (const sentence of explainLevel(entry, classification).certainty) {
    if (sentence.key === 'share') return { before: sentence.params.before, after: sentence.params.after };
  }
  return null;
}

function classified(entry: CatalogueEntry, context: EddyContext): ClassifiedProgramme {
  const { catalogue, grades } = context;
  const { programme } = entry;
  const enough = hasEnoughGrades(grades);
  const found = classify(catalogue, programme, grades);
  const { classification, reason, user_score, statistics, requirement, calculation } = found;
  const summary = { classification, reason, user_score, percentile: statistics.percentile };
  const { lowerQuartile, upperQuartile, movement, spreadEstimated } = statistics;
  return {
    ...standingFrom(programme, enough ? summary : null, context),
    lower_quartile: lowerQuartile,
    upper_quartile: upperQuartile,
    out_of_order: programme.printed_out_of_order,
    movement,
    spread_estimated: spreadEstimated,
    shares: enough ? sharesOf(entry, found) : null,
    unmet: enough ? requirement.unmet : [],
    assumed: enough ? requirement.assumed : [],
    counted: enough ? calculation.counted : [],
    maximum: calculation.maximum,
    interview: programme.interview_arrangement,
    improvement: enough ? improvementOf(entry, context) : null,
  };
}

/** Programmes by their codes, and others of the same field beside them. */
export interface ClassifyInput {
  readonly codes: readonly string[];
  readonly kin?: readonly string[] | undefined;
  /** Whether one gets in is asked, however it is put: a yes or no comes first. */
  readonly whether?: boolean | undefined;
}

/** The pupil's chances at the programmes named, each with its receipt. */
export function classifyProgrammes(
  { codes, kin = [], whether = false }: ClassifyInput,
  context: EddyContext,
): ClassifyResult {
  const { entries, unknown } = entriesFor(codes, context);
  return {
    tool: 'classify',
    programmes: entries.map((entry) => classified(entry, context)),
    unknown,
    kin: entriesFor(kin, context).entries.map((entry) => standingOf(entry, context.grades, context)),
    whether,
    ...figuresSource(
      entries.map(({ programme }) => programme),
      context,
    ),
  };
}
