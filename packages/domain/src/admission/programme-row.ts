import type { GradeScale } from '../grades/grade.ts';
import type {
  BandCounts,
  Category,
  ElectiveRequirement,
  FormulaBonus,
  FormulaRule,
  FormulaTerm,
  InstitutionCode,
  NewProgrammeKind,
  SourceGroup,
  SourceNote,
  SubjectWeights,
  WeightPool,
} from './programme.ts';

/** A published formula as the year's file states it. */
export interface FormulaRow {
  readonly year: number | null;
  readonly terms: readonly FormulaTerm[];
  readonly alternatives: readonly (readonly FormulaTerm[])[] | null;
  readonly weights: SubjectWeights;
  readonly weight_pools: readonly WeightPool[];
  readonly max_weighted: number | null;
  readonly bonus: readonly FormulaBonus[];
  readonly rules: readonly FormulaRule[];
}

/** A programme as a year's file states it: facts only, everything else is derived. Unknown is null. */
export interface ProgrammeRow {
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
  readonly score_year: number | null;
  readonly score_basis: string | null;
  readonly printed_out_of_order: boolean;
  readonly formula_matches_scores: boolean;
  readonly formula_changed: boolean;
  readonly expected_score: number | null;
  /** Newest year first. */
  readonly stats_apply: readonly BandCounts[];
  readonly stats_offer: readonly BandCounts[];
  readonly new_prog: NewProgrammeKind | null;
  readonly score_scale: GradeScale;
  /** How many subjects the score counts, null when the formula is not published. */
  readonly counted_subjects: number | null;
  /** The formula in short, as published. */
  readonly formula_text: string | null;
  readonly formula: FormulaRow | null;
  readonly coming_weights: SubjectWeights | null;
  /** Multipliers of Applied Learning subjects by name: kept, not used. */
  readonly applied_learning_weights: Readonly<Record<string, number>> | null;
  readonly requirements: Readonly<Record<string, string>>;
  readonly elective_requirements: readonly (readonly ElectiveRequirement[])[];
  /** Key of the file's `sources` by group of fields. */
  readonly source: Readonly<Partial<Record<SourceGroup, string>>>;
}

/** One year's catalogue as a file. */
export interface CatalogueFile {
  readonly format: 1;
  /** Such as `Programmes_2026`: the entry year. */
  readonly collection: string;
  readonly entry_year: number;
  readonly sources: Readonly<Record<string, SourceNote>>;
  readonly programmes: readonly ProgrammeRow[];
}
