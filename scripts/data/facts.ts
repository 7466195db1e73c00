import { readFileSync } from 'node:fs';
import { type BandCounts, INSTITUTIONS, scoreBasisOf } from '@lodestar/domain';
import { z } from 'zod';

const score = z.number().nullable();
const weights = z.record(z.string(), z.number());
const row = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.int(), z.int()]);

const scoreBasis = z
  .string()
  .transform(scoreBasisOf)
  .refine((basis) => basis.kind !== 'stated', { error: 'a new way to say what scores are of' });

const term = z.strictObject({
  n: z.int(),
  from: z.array(z.string()).nullable(),
  w: z.number(),
  weights: weights.nullable().optional(),
});

const formula = z.strictObject({
  terms: z.array(term),
  alternatives: z.array(z.array(term)).nullable(),
  bonus: z.array(
    z.strictObject({ nth: z.int(), w: z.number(), min_points: z.number().nullable().optional() }),
  ),
  weights,
  weight_pools: z.array(z.strictObject({ n: z.int(), from: z.array(z.string()), w: z.number() })),
  max_weighted: z.int().nullable(),
  rules: z.array(z.string()),
  rules_note: z.string().optional(),
});

const requirement = z.strictObject({
  count: z.int(),
  any_of: z.array(z.string()),
  level: z.string(),
  excl: z.array(z.string()).optional(),
});

/** Older rows say nothing about next year's chances and would make up a third of what a phone has to load. */
const FIRST_YEAR_KEPT = 2020;

function fromFirstYearKept(rows: readonly BandCounts[]): readonly BandCounts[] {
  return rows.filter(([year]) => year >= FIRST_YEAR_KEPT);
}

/** A programme as the collected facts state it. Strict: a field nobody has placed stops the preparation. */
const factsSchema = z.array(
  z.strictObject({
    code: z.string(),
    short_name: z.string(),
    full_title_en: z.string(),
    full_title_cn: z.string(),
    institution: z.enum(INSTITUTIONS),
    funding: z.string().nullable(),
    study_level: z.string().nullable(),
    duration: z.string().nullable(),
    intake: z.int().nullable(),
    intake_note: z.string().nullable(),
    intake_shared_with: z.array(z.string()).nullable(),
    interview: z.string().nullable(),
    url: z.string().nullable(),
    jupas_url: z.string().nullable(),
    score_uq: score,
    score_md: score,
    score_lq: score,
    score_mean: score,
    median_score: score,
    score_year: z.int().nullable(),
    score_basis: scoreBasis.nullable(),
    score_note: z.string().optional(),
    scores_2024: z
      .strictObject({
        uq: score,
        md: score,
        lq: score,
        mean: score,
        formula_changed: z.boolean().optional(),
        note: z.string().optional(),
      })
      .nullable(),
    expected_score: score,
    stats_apply: z.array(row).transform(fromFirstYearKept),
    stats_offer: z.array(row).transform(fromFirstYearKept),
    no_band_b_offer: z.boolean().nullable(),
    new_prog: z
      .enum(['No Estimation', 'By Restructure', 'By Expected Score', 'By Similar Programme'])
      .nullable(),
    formula_year: z.int(),
    calculation_method: z.string().nullable(),
    counted_subjects: z.int().nullable(),
    weights: weights.nullable(),
    formula: formula.nullable(),
    score_scale: z.enum(['7', '8.5']),
    weights_2026: weights.nullable(),
    formula_changed_2026: z.boolean().nullable(),
    requirements: z.record(z.string(), z.string()),
    elective_requirements: z.array(z.array(requirement)),
    requirements_note: z.string().optional(),
    source: z.strictObject({
      catalogue: z.string(),
      scores: z.string().nullable(),
      scores_2024: z.string().nullable(),
      stats: z.string().nullable(),
      formula: z.string().nullable(),
      interview: z.string().nullable(),
      duration: z.string().nullable(),
    }),
    weights_apl: weights.optional(),
    formula_matches_scores: z.boolean().optional(),
    score_md_2025_formula: z.number().optional(),
    score_lq_2025_formula: z.number().optional(),
    formula_highest_attainable: z.number().optional(),
    derived_unweighted_7: z.unknown().optional(),
  }),
);

export type Facts = z.infer<typeof factsSchema>[number];

/** Reads the collected facts; throws with the paths of what it does not know. */
export function readFacts(path: string): Facts[] {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const parsed = factsSchema.safeParse(content);
  if (!parsed.success)
    throw new Error(`${path} is not in the expected shape:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
