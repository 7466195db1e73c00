import {
  type BandCounts,
  type Category,
  type FormulaRow,
  type ProgrammeRow,
  scoreBasisText,
} from '@lodestar/domain';
import { formulaChangedFor2025 } from './entry-2026.ts';
import type { Facts } from './facts.ts';
import { nameRemarks } from './formula-rules.ts';
import {
  appliedLearningWeights,
  describe,
  formulaRow,
  isOutOfOrder,
  requirementRows,
} from './shared-facts.ts';
import {
  durationSource,
  formulaSource,
  interviewSource,
  type RowSource,
  SOURCE_NOTES,
} from './source-notes.ts';

const SCORES_OF = 2024;
/** Publishes one average; the collection of the 2024 figures repeats it as a median. */
const ONE_AVERAGE_ONLY = 'HKSYU';
/** No usual movement between two years explains more than this. */
const LARGEST_USUAL_CHANGE = 0.2;

type Scores = { uq: number | null; md: number | null; lq: number | null; mean: number | null };
const NONE: Scores = { uq: null, md: null, lq: null, mean: null };

function scoresOf2024(facts: Facts): Scores {
  const { uq, md, lq, mean } = facts.scores_2024 ?? NONE;
  const repeatsMean = facts.institution === ONE_AVERAGE_ONLY && md === mean;
  return { uq, md: repeatsMean ? null : md, lq, mean };
}

function isPublished(scores: Scores): boolean {
  return [scores.uq, scores.md, scores.lq, scores.mean].some((figure) => figure !== null);
}

function upTo2024(rows: readonly BandCounts[]): BandCounts[] {
  return rows.filter(([year]) => year <= SCORES_OF);
}

/** Relative change of the median, else of the mean, from the 2024 to the 2025 scores. */
function changeSince2024(facts: Facts): number | null {
  const then = scoresOf2024(facts);
  const pairs = [
    [then.md, facts.score_md],
    [then.mean, facts.score_mean],
  ] as const;
  for (const [before, after] of pairs) {
    if (before !== null && after !== null) return after / before - 1;
  }
  return null;
}

/** Why the known formula cannot be taken for that of the 2024 scores; null when nothing speaks against it. */
export function formulaDoubt(facts: Facts): 'known to have changed' | 'moved too far' | null {
  if (formulaChangedFor2025(facts)) return 'known to have changed';
  const change = changeSince2024(facts);
  return change !== null && Math.abs(change) > LARGEST_USUAL_CHANGE ? 'moved too far' : null;
}

/** Whether the programme is known to have been on offer before 2025. */
export function existedIn2024(facts: Facts): boolean {
  return isPublished(scoresOf2024(facts)) || upTo2024(facts.stats_apply).length > 0;
}

function formula(facts: Facts): FormulaRow | null {
  const row = formulaRow(facts);
  return row && { ...row, rules: row.rules.filter((rule) => rule !== 'comingYearWeightsBestOnly') };
}

function isInterviewOf2025(facts: Facts): boolean {
  return facts.interview !== null && SOURCE_NOTES[interviewSource(facts)].year === 2025;
}

function sources(facts: Facts): RowSource {
  return {
    catalogue: 'jupas-catalogue-2026',
    requirements: 'jupas-requirements-2026',
    ...(isPublished(scoresOf2024(facts)) ? { scores: 'jupascal-scores-2024' } : {}),
    ...(upTo2024(facts.stats_apply).length === 0 ? {} : { statistics: 'jupas-statistics-2024' }),
    ...(facts.formula === null ? {} : { formula: formulaSource(facts) }),
    ...(isInterviewOf2025(facts) ? { interview: interviewSource(facts) } : {}),
    ...(facts.duration === null ? {} : { duration: durationSource(facts) }),
  };
}

/** A programme of the 2025-entry collection with its 2024-entry scores. */
export function entry2025(facts: Facts, category: Category): ProgrammeRow {
  const scores = scoresOf2024(facts);
  const published = isPublished(scores);
  return {
    ...describe(facts, category),
    intake: null,
    intake_note: null,
    intake_shared_with: null,
    interview: isInterviewOf2025(facts) ? facts.interview : null,
    url: facts.url,
    jupas_url: facts.jupas_url,
    score_uq: scores.uq,
    score_md: scores.md,
    score_lq: scores.lq,
    score_mean: scores.mean,
    score_year: published ? SCORES_OF : null,
    score_basis: published ? scoreBasisText({ kind: 'entrants', year: String(SCORES_OF) }) : null,
    printed_out_of_order: isOutOfOrder(scores),
    formula_matches_scores: formulaDoubt(facts) === null,
    formula_changed: false,
    expected_score: null,
    stats_apply: upTo2024(facts.stats_apply),
    stats_offer: upTo2024(facts.stats_offer),
    new_prog: null,
    score_scale: facts.institution === 'CityU' ? '7' : facts.score_scale,
    counted_subjects: facts.counted_subjects,
    formula_text: facts.calculation_method,
    formula: formula(facts),
    coming_weights: null,
    applied_learning_weights: appliedLearningWeights(facts),
    ...requirementRows(facts),
    // The remark on the scores is on those of 2025.
    notes: nameRemarks({ ...facts, score_note: undefined }),
    source: sources(facts),
  };
}
