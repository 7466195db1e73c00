import type { InstitutionNames } from '@lodestar/domain';
import {
  bandAt,
  type CatalogueEntry,
  classify,
  type Grades,
  gradeEntries,
  type LevelOrNone,
  type LevelSummary,
  MINIMUM_SCORED_SUBJECTS,
  type Programme,
  qualifiersOf,
  type Reason,
  type ReferenceKind,
  referenceKind,
  referenceScore,
  shortNameIn,
  titleIn,
  toTwoDecimals,
} from '@lodestar/domain';
import type { EddyContext, EddyLanguage } from './context.ts';

/** A programme as an answer names it, in the pupil's language. */
export interface ProgrammeBrief {
  readonly code: string;
  readonly short_name: string;
  readonly name: string;
  readonly institution: string;
  readonly institution_name: string;
}

/** Where a pupil stands at a programme. `level` null: fewer than five grades are entered. */
export interface Standing extends ProgrammeBrief {
  readonly level: LevelOrNone | null;
  readonly reason: Reason;
  readonly score: number | null;
  readonly reference: number | null;
  readonly reference_kind: ReferenceKind | null;
  /** Score less reference, in points. */
  readonly from_reference: number | null;
  readonly percentile: number | null;
  /** Entry year of the published scores. */
  readonly year: number | null;
  readonly beside_grades: BesideGrades;
}

/**
 * What speaks beside the grades: the choice stands in Band B of the pupil's list, where nobody was offered a place; or an
 * interview or the band decides as well. Null: nothing that is published.
 */
export type BesideGrades = 'noBandBOffers' | 'interviewOrBand' | null;

function besideGrades(programme: Programme, { choices }: EddyContext): BesideGrades {
  const at = choices.indexOf(programme.code);
  const band = at === -1 ? null : bandAt(at);
  if (band === 'B' && programme.no_band_b_offer === true) return 'noBandBOffers';
  return qualifiersOf(programme, band).some(({ key }) => key === 'onGradesAlone') ? 'interviewOrBand' : null;
}

export function institutionName(names: InstitutionNames | undefined, language: EddyLanguage): string {
  return names === undefined ? '' : shortNameIn(names, language);
}

/** Names a programme in the language of the context. */
export function briefOf(
  programme: Programme,
  { institutions, language }: Pick<EddyContext, 'institutions' | 'language'>,
): ProgrammeBrief {
  const { code, short_name, institution } = programme;
  const names = institutions.find((one) => one.code === institution);
  return {
    code,
    short_name,
    name: titleIn(programme, language),
    institution,
    institution_name: institutionName(names, language) || institution,
  };
}

/** Whether there are enough grades to speak of levels. */
export function hasEnoughGrades(grades: Grades): boolean {
  return gradeEntries(grades).length >= MINIMUM_SCORED_SUBJECTS;
}

/** Higher for whoever is likelier to get in: by level, then by how many admitted one is at or above; a minimum not met comes after. */
export function sureness(
  level: LevelOrNone | null,
  { reason, percentile }: Pick<Standing, 'reason' | 'percentile'>,
): number {
  const among = percentile ?? 0;
  const within = reason === 'requirementNotMet' ? among / 1000 - 0.5 : among / 200;
  return (level ?? -1) + within;
}

/** Under one in a hundred, a place among those admitted tells the near from the far no more. */
const AMONG_NOBODY = 1;

/** How far above the published middle, as a share of it, for scores of different formulas. */
const distance = ({ from_reference: gap, reference }: Standing): number =>
  gap === null || reference === null || reference === 0 ? Number.NEGATIVE_INFINITY : gap / reference;

/** The likelier first: by level and place among those admitted, and where both are far off by the distance. */
function bySureness(one: Standing, other: Standing): number {
  const sure = (standing: Standing): number => {
    const { level, reason, percentile } = standing;
    const isFar = percentile !== null && percentile < AMONG_NOBODY;
    return sureness(level, { reason, percentile: isFar ? 0 : percentile });
  };
  return sure(other) - sure(one) || distance(other) - distance(one) || 0;
}

export const isJudged = ({ level }: Pick<Standing, 'level'>): boolean => level !== null && level !== -1;

/** Those with a level, the surest first. */
export const surestFirst = <T extends Standing>(standings: readonly T[]): readonly T[] =>
  standings.filter(isJudged).toSorted(bySureness);

/** The one likelier than all the others; null: none is, or there are no others. */
export function nearestOf<T extends Standing>(standings: readonly T[]): T | null {
  const [best, next] = surestFirst(standings);
  return best === undefined || next === undefined || bySureness(best, next) === 0 ? null : best;
}

const ABOVE_MEDIAN = 4;

/** Whether somebody so sure of it stands above the median, minimums met. */
export const isAboveMedian = (sure: number): boolean => sure >= ABOVE_MEDIAN;

/** Whether the published middle is reached, minimums met. */
export const isReached = ({
  reason,
  score,
  reference,
}: Pick<Standing, 'reason' | 'score' | 'reference'>): boolean =>
  reason === null && reference !== null && score !== null && score >= reference;

/** A difference of scores as scores are shown, rounded alike above and below. */
function difference(one: number, other: number): number {
  return one < other ? 0 - toTwoDecimals(other - one) : toTwoDecimals(one - other);
}

const NO_GRADES: LevelSummary = { classification: -1, reason: null, user_score: null, percentile: null };

/** Puts a level beside the programme it belongs to; `summary` null: too few grades. */
export function standingFrom(
  programme: Programme,
  summary: LevelSummary | null,
  context: EddyContext,
): Standing {
  const { classification, reason, user_score, percentile } = summary ?? NO_GRADES;
  const reference = referenceScore(programme);
  const comparable = percentile !== null && user_score !== null && reference !== null;
  return {
    ...briefOf(programme, context),
    level: summary === null ? null : classification,
    reason,
    score: user_score,
    reference,
    reference_kind: referenceKind(programme),
    from_reference: comparable ? difference(user_score, reference) : null,
    percentile,
    year: programme.score_year,
    beside_grades: besideGrades(programme, context),
  };
}

/** Where the pupil stands with these grades. */
export function standingOf({ programme }: CatalogueEntry, grades: Grades, context: EddyContext): Standing {
  if (!hasEnoughGrades(grades)) return standingFrom(programme, null, context);
  const { classification, reason, user_score, statistics } = classify(context.catalogue, programme, grades);
  const { percentile } = statistics;
  return standingFrom(programme, { classification, reason, user_score, percentile }, context);
}

/** The programmes of the catalogue among these codes, each once, and the codes that are not in it. */
export function entriesFor(
  codes: readonly string[],
  { catalogue }: EddyContext,
): { readonly entries: readonly CatalogueEntry[]; readonly unknown: readonly string[] } {
  const different = [...new Set(codes)];
  return {
    entries: different.flatMap((code) => catalogue.entry(code) ?? []),
    unknown: different.filter((code) => catalogue.entry(code) === undefined),
  };
}

/** Where the pupil of the context stands, without a level for a programme that is not opened in the catalogue. */
export function standingAt(programme: Programme, context: EddyContext): Standing {
  const entry = context.catalogue.entry(programme.code);
  return entry === undefined
    ? standingFrom(programme, null, context)
    : standingOf(entry, context.grades, context);
}
