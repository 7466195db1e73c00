import type { GradeScale } from '../grades/grade.ts';
import type { StudyFacts } from './study-facts.ts';

/** The 16 institutions in display order. */
export const INSTITUTIONS = [
  'HKU',
  'CUHK',
  'PolyU',
  'CityU',
  'Lingnan',
  'HKMU',
  'HSU',
  'SFU',
  'TWC',
  'UOWCHK',
  'HKBU',
  'HKCHU',
  'HKSYU',
  'HKUST',
  'EdUHK',
  'THEi',
] as const;
export type InstitutionCode = (typeof INSTITUTIONS)[number];

/** Fields of study. */
export const CATEGORIES = [
  'health',
  'science',
  'engineering',
  'computing',
  'business',
  'economics-finance',
  'law',
  'social-science',
  'humanities-languages',
  'education',
  'arts-design',
  'built-environment',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Multipliers by subject code; `OTH` stands for every subject not listed. */
export type SubjectWeights = Readonly<Record<string, number>>;

/**
 * A group of slots filled from the pupil's subjects, each subject used once. `from` null: any counted subject;
 * `ELE`: any but CHI, ENG, MAT and CSD. A subject is worth points × `w` × its weight here × its weight in the formula.
 */
export interface FormulaTerm {
  readonly n: number;
  readonly from: readonly string[] | null;
  readonly w: number;
  readonly weights: SubjectWeights | null;
}

/** Among the subjects counted, the best `n` of `from` take weight `w` instead of a lower one. */
export interface WeightPool {
  readonly n: number;
  readonly from: readonly string[];
  readonly w: number;
}

/** `w` × the points (× the formula's own weight) of the best subject left over, if it has at least `min_points`. */
export interface FormulaBonus {
  readonly nth: number;
  readonly w: number;
  readonly min_points: number | null;
}

/** What the structure of a formula cannot say, each rule a named piece. */
export const FORMULA_RULES = [
  /** CSD attained is worth 2 points and may be counted. */
  'csdCountsAsTwo',
  /** Only subjects listed in `weights` have a weight; others cannot be counted. */
  'listedWeightsOnly',
  /** M1 and M2 are not counted. */
  'categoryAOnly',
  /** MAT, M1 and M2 count as one subject. */
  'mathematicsCountsOnce',
  /** A term's weights apply to one of its subjects only, the elective counted second. */
  'secondElectiveWeights',
  /** M1/M2 is outside the counted six; if better than the worst of them, that one becomes the mean of both. */
  'halfExtendedReplacement',
  /** Entry needs a total above 40 in six graded subjects, with 5** in any four. */
  'sixAboveFortyWithFourTopGrades',
  /** M1/M2 or a Category C subject may count, whichever is higher. */
  'extendedOrCategoryC',
  /** M1/M2 and a Category C subject may count. */
  'extendedAndCategoryC',
  /** Category A subjects and M1/M2 only. */
  'categoryAAndExtendedOnly',
] as const;
export type FormulaRule = (typeof FORMULA_RULES)[number];

/** What is said beside a formula and is no part of the counting, among the rules of a file. */
export const FORMULA_FOOTNOTES = [
  /** Applied Learning and other languages may count. */
  'otherCategoriesMayCount',
  /** The published profile totals CHI, ENG, MAT and the best elective. */
  'fourSubjectProfile',
  /** The coming year's formula weights only the best of the listed subjects. */
  'comingYearWeightsBestOnly',
] as const;
export type FormulaFootnote = (typeof FORMULA_FOOTNOTES)[number];

/** How a programme's score is computed. `known` false: the formula is not published, the plain best 5 or 6 is used. */
export interface Formula {
  readonly known: boolean;
  readonly text: string;
  readonly scale: GradeScale;
  /** Highest score a pupil can reach. */
  readonly maximum: number;
  readonly terms: readonly FormulaTerm[];
  readonly alternatives: readonly (readonly FormulaTerm[])[] | null;
  readonly weights: SubjectWeights;
  readonly weight_pools: readonly WeightPool[];
  readonly max_weighted: number | null;
  readonly bonus: readonly FormulaBonus[];
  readonly rules: readonly (FormulaRule | FormulaFootnote)[];
  /** Entry year the formula was published for. */
  readonly year: number | null;
}

/** What has to be said of a row beside its figures, each remark a named piece. */
export const PROGRAMME_NOTES = [
  /** The printed median contradicts the lower quartile and the mean: it is left out, the mean stands for it. */
  'printedMedianLeftOut',
  /** The institution takes DAT as the elective asked for; its JUPAS page does not list it. */
  'designTechnologyByInstitution',
  /** The institution writes "Category A only" and is silent on M1/M2, which are counted as part of Mathematics. */
  'extendedPartTakenAsCategoryA',
] as const;
export type ProgrammeNote = (typeof PROGRAMME_NOTES)[number];

/** `count` different subjects out of `any_of` at `level` or better; `excl`: kinds of subject that do not serve. */
export interface ElectiveRequirement {
  readonly count: number;
  readonly any_of: readonly string[];
  readonly level: string;
  readonly excl: readonly string[];
}

/** One row of applications or offers: year, Bands A to E, total. */
export type BandCounts = readonly [
  year: number,
  bandA: number,
  bandB: number,
  bandC: number,
  bandD: number,
  bandE: number,
  total: number,
];

export interface SourceNote {
  readonly name: string;
  readonly year: number | null;
  readonly link: string | null;
}

/** Where the facts come from, by group of fields. */
export const SOURCE_GROUPS = [
  'catalogue',
  'requirements',
  'scores',
  'statistics',
  'formula',
  'interview',
  'duration',
  'fee',
  'documents',
] as const;
export type SourceGroup = (typeof SOURCE_GROUPS)[number];

export type NewProgrammeKind =
  | 'No Estimation'
  | 'By Restructure'
  | 'By Expected Score'
  | 'By Similar Programme';

/** What is stated of a programme in a year's file and in its full record alike. Unknown is null, never a guess. */
export interface ProgrammeFacts {
  readonly code: string;
  readonly short_name: string;
  readonly full_title_en: string;
  readonly full_title_cn: string;
  /** Made from `full_title_cn` when the file is prepared. */
  readonly full_title_sc: string;
  readonly institution: InstitutionCode;
  readonly category: Category;
  readonly funding: string | null;
  readonly study_level: string | null;
  readonly duration: string | null;
  readonly intake: number | null;
  readonly intake_note: string | null;
  readonly intake_shared_with: readonly string[] | null;
  readonly interview: string | null;
  readonly url: string | null;
  readonly jupas_url: string | null;
  readonly score_uq: number | null;
  readonly score_md: number | null;
  readonly score_lq: number | null;
  readonly score_mean: number | null;
  /** Entry year of the scores. */
  readonly score_year: number | null;
  /** What the scores are of, in the words of their publisher. */
  readonly score_basis: string | null;
  /** The quartiles were printed out of order by the institution; only the median is used. */
  readonly printed_out_of_order: boolean;
  /** False: the formula is not the one the scores were computed with. */
  readonly formula_matches_scores: boolean;
  /** True: formula or scale is known to differ from the year before, so medians cannot be compared. */
  readonly formula_changed: boolean;
  readonly expected_score: number | null;
  /** Newest year first. */
  readonly stats_apply: readonly BandCounts[];
  readonly stats_offer: readonly BandCounts[];
  readonly new_prog: NewProgrammeKind | null;
  /** The coming year's weights where they differ: shown, not used. */
  readonly coming_weights: SubjectWeights | null;
  /** Minimum grade by subject; CSD: `A` is attained. */
  readonly requirements: Readonly<Record<string, string>>;
  /** Alternatives, of which one must hold; each a list that must hold with different subjects. */
  readonly elective_requirements: readonly (readonly ElectiveRequirement[])[];
  readonly notes: readonly ProgrammeNote[];
}

/** A programme of one year's catalogue, in the field names of the specification. */
export interface Programme extends ProgrammeFacts, StudyFacts {
  /** Repeats `score_md`. */
  readonly median_score: number | null;
  readonly statistics_year: number | null;
  readonly applications: number | null;
  readonly offers: number | null;
  /** Whole percent of Band A applications that were offered a place. */
  readonly band_a_admission_rate: number | null;
  /** Whole percent of applications that were offered a place; 0 when nobody applied. */
  readonly admission_rate: number | null;
  readonly no_band_b_offer: boolean | null;
  /** No offers are on record: a new programme. */
  readonly new_programme: boolean;
  readonly calculation_method: 'Best 5' | 'Best 6';
  readonly calculation: Formula;
  readonly source: Readonly<Partial<Record<SourceGroup, SourceNote>>>;
}

export interface InstitutionNames {
  readonly code: string;
  readonly name_en: string;
  readonly name_tc: string;
  readonly name_sc: string;
  readonly short_en: string;
  readonly short_tc: string;
  readonly short_sc: string;
}
