import {
  CATEGORIES,
  type CatalogueFigures,
  FORMULA_FOOTNOTES,
  FORMULA_RULES,
  type Formula,
  INSTITUTIONS,
  PROGRAMME_NOTES,
  type Programme,
  SOURCE_GROUPS,
  type SourceNote,
} from '@lodestar/domain';
import { z } from 'zod';
import { studyShape } from './catalogue/study-schema.ts';

export const institutionCodeSchema = z.enum(INSTITUTIONS);
export const categorySchema = z.enum(CATEGORIES);

const scaleSchema = z.enum(['7', '8.5']);
const weightsSchema = z.record(z.string(), z.number()).readonly();
const codesSchema = z.array(z.string()).readonly();

export const sourceNoteSchema = z.strictObject({
  name: z.string(),
  year: z.number().int().nullable(),
  link: z.string().nullable(),
}) satisfies z.ZodType<SourceNote>;

const termSchema = z.strictObject({
  n: z.number().int(),
  from: codesSchema.nullable(),
  w: z.number(),
  weights: weightsSchema.nullable(),
});

const formulaSchema = z.strictObject({
  known: z.boolean(),
  text: z.string(),
  scale: scaleSchema,
  maximum: z.number(),
  terms: z.array(termSchema).readonly(),
  alternatives: z.array(z.array(termSchema).readonly()).readonly().nullable(),
  weights: weightsSchema,
  weight_pools: z.array(z.strictObject({ n: z.number().int(), from: codesSchema, w: z.number() })).readonly(),
  max_weighted: z.number().int().nullable(),
  bonus: z
    .array(z.strictObject({ nth: z.number().int(), w: z.number(), min_points: z.number().nullable() }))
    .readonly(),
  rules: z.array(z.enum([...FORMULA_RULES, ...FORMULA_FOOTNOTES])).readonly(),
  year: z.number().int().nullable(),
}) satisfies z.ZodType<Formula>;

const electiveRequirementSchema = z.strictObject({
  count: z.number().int(),
  any_of: codesSchema,
  level: z.string(),
  excl: codesSchema,
});

const count = z.number().int();
const bandCountsSchema = z.tuple([count, count, count, count, count, count, count]).readonly();

/** A programme as the calls answer it: the domain's record, field by field. */
export const programmeSchema = z.strictObject({
  code: z.string(),
  short_name: z.string(),
  full_title_en: z.string(),
  full_title_cn: z.string(),
  full_title_sc: z.string(),
  institution: institutionCodeSchema,
  category: categorySchema,
  funding: z.string().nullable(),
  study_level: z.string().nullable(),
  duration: z.string().nullable(),
  intake: count.nullable(),
  intake_note: z.string().nullable(),
  intake_shared_with: codesSchema.nullable(),
  interview: z.string().nullable(),
  url: z.string().nullable(),
  jupas_url: z.string().nullable(),
  score_uq: z.number().nullable(),
  score_md: z.number().nullable(),
  score_lq: z.number().nullable(),
  score_mean: z.number().nullable(),
  median_score: z.number().nullable(),
  score_year: count.nullable(),
  score_basis: z.string().nullable(),
  printed_out_of_order: z.boolean(),
  formula_matches_scores: z.boolean(),
  formula_changed: z.boolean(),
  expected_score: z.number().nullable(),
  stats_apply: z.array(bandCountsSchema).readonly(),
  stats_offer: z.array(bandCountsSchema).readonly(),
  statistics_year: count.nullable(),
  applications: count.nullable(),
  offers: count.nullable(),
  band_a_admission_rate: count.nullable(),
  admission_rate: count.nullable(),
  no_band_b_offer: z.boolean().nullable(),
  new_prog: z
    .enum(['No Estimation', 'By Restructure', 'By Expected Score', 'By Similar Programme'])
    .nullable(),
  new_programme: z.boolean(),
  calculation_method: z.enum(['Best 5', 'Best 6']),
  calculation: formulaSchema,
  coming_weights: weightsSchema.nullable(),
  requirements: z.record(z.string(), z.string()).readonly(),
  elective_requirements: z.array(z.array(electiveRequirementSchema).readonly()).readonly(),
  ...studyShape,
  notes: z.array(z.enum(PROGRAMME_NOTES)).readonly(),
  source: z.partialRecord(z.enum(SOURCE_GROUPS), sourceNoteSchema).readonly(),
}) satisfies z.ZodType<Programme>;

/** Figures over a whole catalogue, so that the browser runs the same rules on the same figures. */
export const catalogueFiguresSchema = z.strictObject({
  movement: z.number().nullable(),
  spread: z.strictObject({ '7': z.number().nullable(), '8.5': z.number().nullable() }),
  sharedMovements: z
    .array(z.strictObject({ from: count, to: count, programmes: count, change: z.number() }))
    .readonly(),
}) satisfies z.ZodType<CatalogueFigures>;
