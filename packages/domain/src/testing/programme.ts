import { deriveProgramme } from '../admission/derive-programme.ts';
import type { ElectiveRequirement, FormulaTerm, Programme, SubjectWeights } from '../admission/programme.ts';
import type { FormulaRow, ProgrammeRow } from '../admission/programme-row.ts';

/** `n` slots of a formula: any subject, or one of those named. */
export function term(
  n: number,
  from: readonly string[] | null = null,
  w = 1,
  weights: SubjectWeights | null = null,
): FormulaTerm {
  return { n, from, w, weights };
}

/** A published formula: best five unless told otherwise. */
export function formula(parts: Partial<FormulaRow> = {}): FormulaRow {
  return {
    year: 2025,
    terms: [term(5)],
    alternatives: null,
    weights: {},
    weight_pools: [],
    max_weighted: null,
    bonus: [],
    rules: [],
    ...parts,
  };
}

/** `count` electives out of `anyOf` at `level`. */
export function electives(
  count: number,
  level: string,
  anyOf: readonly string[] = ['ELE'],
): ElectiveRequirement {
  return { count, any_of: anyOf, level, excl: [] };
}

/** A programme as a file states it: best five on the 7-point scale, 332A22, quartiles 18, 20 and 23. */
export function programmeRow(facts: Partial<ProgrammeRow> = {}): ProgrammeRow {
  return {
    code: 'JS0001',
    short_name: 'BA',
    full_title_en: 'Bachelor of Arts',
    full_title_cn: '文學士',
    full_title_sc: '文学士',
    institution: 'HKU',
    category: 'humanities-languages',
    funding: null,
    study_level: null,
    duration: null,
    intake: 50,
    intake_note: null,
    intake_shared_with: null,
    interview: null,
    url: null,
    jupas_url: null,
    score_uq: 23,
    score_md: 20,
    score_lq: 18,
    score_mean: null,
    score_year: 2025,
    score_basis: null,
    printed_out_of_order: false,
    formula_matches_scores: true,
    formula_changed: false,
    expected_score: null,
    stats_apply: [[2025, 100, 50, 20, 10, 5, 185]],
    stats_offer: [[2025, 30, 5, 1, 0, 0, 36]],
    new_prog: null,
    score_scale: '7',
    counted_subjects: 5,
    formula_text: 'best 5',
    formula: formula(),
    coming_weights: null,
    applied_learning_weights: null,
    requirements: { CHI: '3', ENG: '3', MAT: '2', CSD: 'A' },
    elective_requirements: [[electives(2, '2')]],
    notes: [],
    source: {},
    ...facts,
  };
}

/** The full record of a programme made from a few facts. */
export function programme(facts: Partial<ProgrammeRow> = {}): Programme {
  return deriveProgramme(programmeRow(facts), {});
}
