import type { GradeScale } from '../grades/grade.ts';
import type {
  Formula,
  FormulaBonus,
  FormulaTerm,
  ProgrammeFacts,
  SourceGroup,
  SourceNote,
  SubjectWeights,
  WeightPool,
} from './programme.ts';
import type { StatedStudyFacts } from './study-facts.ts';

/** A published formula as the year's file states it. */
export interface FormulaRow {
  readonly year: number | null;
  readonly terms: readonly FormulaTerm[];
  readonly alternatives: readonly (readonly FormulaTerm[])[] | null;
  readonly weights: SubjectWeights;
  readonly weight_pools: readonly WeightPool[];
  readonly max_weighted: number | null;
  readonly bonus: readonly FormulaBonus[];
  readonly rules: Formula['rules'];
}

/** A programme as a year's file states it: facts only, everything else is derived. */
export interface ProgrammeRow extends ProgrammeFacts, StatedStudyFacts {
  readonly score_scale: GradeScale;
  /** How many subjects the score counts, null when the formula is not published. */
  readonly counted_subjects: number | null;
  /** The formula in short, as published. */
  readonly formula_text: string | null;
  readonly formula: FormulaRow | null;
  /** Multipliers of Applied Learning subjects by name: kept, not used. */
  readonly applied_learning_weights: Readonly<Record<string, number>> | null;
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
