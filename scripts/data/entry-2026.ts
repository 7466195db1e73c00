import { type Category, type ProgrammeRow, type SubjectWeights, scoreBasisText } from '@lodestar/domain';
import type { Facts } from './facts.ts';
import { nameRemarks } from './formula-rules.ts';
import {
  appliedLearningWeights,
  describe,
  formulaRow,
  isOutOfOrder,
  requirementRows,
} from './shared-facts.ts';
import { durationSource, formulaSource, interviewSource, type RowSource } from './source-notes.ts';

/** Scale, formula or the programme itself changed between the 2024 and the 2025 scores. */
export function formulaChangedFor2025(facts: Facts): boolean {
  const otherWeights = facts.scores_2024?.formula_changed === true;
  const newScale = facts.institution === 'CityU';
  const rescored = facts.score_md_2025_formula !== undefined;
  const ofAnotherFormula = facts.formula_matches_scores === false;
  const ofPredecessor = facts.new_prog === 'By Restructure';
  return otherWeights || newScale || rescored || ofAnotherFormula || ofPredecessor;
}

function sameWeights(one: SubjectWeights, other: SubjectWeights): boolean {
  const codes = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...codes].every((code) => one[code] === other[code]);
}

function comingWeights(facts: Facts): SubjectWeights | null {
  if (facts.weights_2026 === null || sameWeights(facts.weights_2026, facts.weights ?? {})) return null;
  return facts.weights_2026;
}

function sources(facts: Facts): RowSource {
  return {
    catalogue: 'jupas-catalogue-2026',
    requirements: 'jupas-requirements-2026',
    ...(facts.score_year === null ? {} : { scores: 'jupas-scores-2025' }),
    ...(facts.stats_apply.length === 0 ? {} : { statistics: 'jupas-statistics-2025' }),
    ...(facts.formula === null ? {} : { formula: formulaSource(facts) }),
    ...(facts.interview === null ? {} : { interview: interviewSource(facts) }),
    ...(facts.duration === null ? {} : { duration: durationSource(facts) }),
  };
}

/** A programme of the 2026-entry catalogue with its 2025-entry scores. */
export function entry2026(facts: Facts, category: Category): ProgrammeRow {
  return {
    ...describe(facts, category),
    intake: facts.intake,
    intake_note: facts.intake_note,
    intake_shared_with: facts.intake_shared_with,
    interview: facts.interview,
    url: facts.url,
    jupas_url: facts.jupas_url,
    score_uq: facts.score_uq,
    score_md: facts.score_md,
    score_lq: facts.score_lq,
    score_mean: facts.score_mean,
    score_year: facts.score_year,
    score_basis: facts.score_basis === null ? null : scoreBasisText(facts.score_basis),
    printed_out_of_order: isOutOfOrder({ uq: facts.score_uq, md: facts.score_md, lq: facts.score_lq }),
    formula_matches_scores: facts.formula_matches_scores ?? true,
    formula_changed: formulaChangedFor2025(facts),
    expected_score: facts.expected_score,
    stats_apply: facts.stats_apply,
    stats_offer: facts.stats_offer,
    new_prog: facts.new_prog,
    score_scale: facts.score_scale,
    counted_subjects: facts.counted_subjects,
    formula_text: facts.calculation_method,
    formula: formulaRow(facts),
    coming_weights: comingWeights(facts),
    applied_learning_weights: appliedLearningWeights(facts),
    ...requirementRows(facts),
    notes: nameRemarks(facts),
    source: sources(facts),
  };
}
