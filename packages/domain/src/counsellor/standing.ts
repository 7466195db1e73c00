import { type CatalogueEntry, toTwoDecimals } from '../admission/catalogue.ts';
import type { LevelOrNone, LevelSummary, Reason } from '../admission/classification.ts';
import { classify } from '../admission/classify.ts';
import type { Programme } from '../admission/programme.ts';
import { referenceScore } from '../admission/quartiles.ts';
import type { Grades } from '../grades/grade.ts';
import { gradeEntries } from '../grades/saved-scores.ts';
import { MINIMUM_SCORED_SUBJECTS } from '../grades/score-table.ts';
import type { CounsellorContext, CounsellorLanguage, InstitutionNames } from './context.ts';

/** A programme as an answer names it, in the pupil's language. */
export interface ProgrammeBrief {
  readonly code: string;
  readonly short_name: string;
  readonly name: string;
  readonly institution: string;
  readonly institution_name: string;
}

/** What a score is held against: the published median, else the mean, else the middle of the quartiles. */
export type ReferenceKind = 'median' | 'mean' | 'middle';

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
}

function nameIn(programme: Programme, language: CounsellorLanguage): string {
  const { full_title_en: en, full_title_cn: tc, full_title_sc: sc } = programme;
  return { en, tc, sc }[language];
}

export function institutionName(names: InstitutionNames | undefined, language: CounsellorLanguage): string {
  if (names === undefined) return '';
  return { en: names.short_en, tc: names.short_tc, sc: names.short_sc }[language];
}

/** Names a programme in the language of the context. */
export function briefOf(
  programme: Programme,
  { institutions, language }: Pick<CounsellorContext, 'institutions' | 'language'>,
): ProgrammeBrief {
  const { code, short_name, institution } = programme;
  const names = institutions.find((one) => one.code === institution);
  return {
    code,
    short_name,
    name: nameIn(programme, language),
    institution,
    institution_name: institutionName(names, language) || institution,
  };
}

/** Whether there are enough grades to speak of levels. */
export function hasEnoughGrades(grades: Grades): boolean {
  return gradeEntries(grades).length >= MINIMUM_SCORED_SUBJECTS;
}

function referenceKind(programme: Programme): ReferenceKind | null {
  if (programme.score_md !== null) return 'median';
  if (programme.score_mean !== null) return 'mean';
  return referenceScore(programme) === null ? null : 'middle';
}

/** A difference of scores as scores are shown, rounded alike above and below. */
function difference(one: number, other: number): number {
  return one < other ? 0 - toTwoDecimals(other - one) : toTwoDecimals(one - other);
}

const NO_GRADES: LevelSummary = { classification: -1, reason: null, user_score: null, percentile: null };

/** Puts a level beside the programme it belongs to; `summary` null: too few grades. */
export function standingFrom(
  programme: Programme,
  summary: LevelSummary | null,
  context: CounsellorContext,
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
  };
}

/** Where the pupil stands with these grades. */
export function standingOf(
  { programme }: CatalogueEntry,
  grades: Grades,
  context: CounsellorContext,
): Standing {
  if (!hasEnoughGrades(grades)) return standingFrom(programme, null, context);
  const { classification, reason, user_score, statistics } = classify(context.catalogue, programme, grades);
  const { percentile } = statistics;
  return standingFrom(programme, { classification, reason, user_score, percentile }, context);
}

/** The programmes of the catalogue among these codes, each once, and the codes that are not in it. */
export function entriesFor(
  codes: readonly string[],
  { catalogue }: CounsellorContext,
): { readonly entries: readonly CatalogueEntry[]; readonly unknown: readonly string[] } {
  const different = [...new Set(codes)];
  return {
    entries: different.flatMap((code) => catalogue.entry(code) ?? []),
    unknown: different.filter((code) => catalogue.entry(code) === undefined),
  };
}
