import {
  CATEGORIES,
  type CatalogueFile,
  type Columns,
  FORMULA_FOOTNOTES,
  FORMULA_RULES,
  INSTITUTIONS,
  LEVEL_GRADES,
  PROGRAMME_NOTES,
  type ProgrammeRow,
  SOURCE_GROUPS,
} from '@lodestar/domain';
import { z } from 'zod';
import { studyShape } from './study-schema.ts';

const LONGEST_SERIES = 40;
const MOST_PROGRAMMES = 2000;

const printable = /^\P{Cc}*$/u;
const text = (longest: number) => z.string().min(1).max(longest).regex(printable);
const link = z.url({ protocol: /^https?$/ }).max(500);
const year = z.int().min(2000).max(2100);
const count = z.int().min(0).max(1_000_000);
const score = z.number().min(0).max(1000);
const weight = z.number().gt(0).max(20);
const code = z.string().regex(/^JS(\d{4}|S[A-Z]\d{2})$/);
const subject = z.string().min(1).max(20);
const subjects = z.array(subject).min(1).max(60);
const weights = z.record(subject, weight);
const level = z.enum([...LEVEL_GRADES.filter((grade) => grade !== 'U'), 'A']);
const bandCounts = z.tuple([year, count, count, count, count, count, count]);
const series = z.array(bandCounts).max(LONGEST_SERIES);

const term = z.strictObject({
  n: z.int().min(1).max(10),
  from: subjects.nullable(),
  w: weight,
  weights: weights.nullable(),
});

const formula = z.strictObject({
  year: year.nullable(),
  terms: z.array(term).min(1).max(20),
  alternatives: z.array(z.array(term).min(1).max(20)).min(2).max(5).nullable(),
  weights,
  weight_pools: z.array(z.strictObject({ n: z.int().min(1).max(10), from: subjects, w: weight })).max(10),
  max_weighted: z.int().min(1).max(10).nullable(),
  bonus: z
    .array(z.strictObject({ nth: z.int().min(1).max(10), w: weight, min_points: score.nullable() }))
    .max(5),
  rules: z.array(z.enum([...FORMULA_RULES, ...FORMULA_FOOTNOTES])),
});

const electiveRequirement = z.strictObject({
  count: z.int().min(1).max(6),
  any_of: subjects,
  level,
  excl: z.array(subject).max(60),
});

/** One programme of a year's file. */
export const programmeRowSchema = z.strictObject({
  code,
  short_name: text(60),
  full_title_en: text(400),
  full_title_cn: text(200),
  full_title_sc: text(200),
  institution: z.enum(INSTITUTIONS),
  category: z.enum(CATEGORIES),
  funding: text(60).nullable(),
  study_level: text(60).nullable(),
  duration: text(100).nullable(),
  duration_years: studyShape.duration_years.optional(),
  duration_basis: studyShape.duration_basis.optional(),
  first_year_fee_hkd: studyShape.first_year_fee_hkd.optional(),
  fee_provisional: studyShape.fee_provisional.optional(),
  fee_after_subsidy_hkd: studyShape.fee_after_subsidy_hkd.optional(),
  subsidy_scheme: studyShape.subsidy_scheme.optional(),
  intake: count.nullable(),
  intake_note: text(400).nullable(),
  intake_shared_with: z.array(code).max(60).nullable(),
  interview: text(400).nullable(),
  interview_arrangement: studyShape.interview_arrangement.optional(),
  documents: studyShape.documents.optional(),
  retake_rule: studyShape.retake_rule.optional(),
  retake_penalty: studyShape.retake_penalty.optional(),
  url: link.nullable(),
  jupas_url: link.nullable(),
  score_uq: score.nullable(),
  score_md: score.nullable(),
  score_lq: score.nullable(),
  score_mean: score.nullable(),
  score_year: year.nullable(),
  score_basis: text(200).nullable(),
  printed_out_of_order: z.boolean(),
  formula_matches_scores: z.boolean(),
  formula_changed: z.boolean(),
  expected_score: score.nullable(),
  stats_apply: series,
  stats_offer: series,
  new_prog: z
    .enum(['No Estimation', 'By Restructure', 'By Expected Score', 'By Similar Programme'])
    .nullable(),
  score_scale: z.enum(['7', '8.5']),
  counted_subjects: z.int().min(1).max(10).nullable(),
  formula_text: text(500).nullable(),
  formula: formula.nullable(),
  coming_weights: weights.nullable(),
  applied_learning_weights: z.record(text(120), weight).nullable(),
  requirements: z.record(subject, level),
  elective_requirements: z.array(z.array(electiveRequirement).min(1).max(6)).max(10),
  notes: z.array(z.enum(PROGRAMME_NOTES)),
  source: z.partialRecord(z.enum(SOURCE_GROUPS), z.string()),
}) satisfies z.ZodType<ProgrammeRow>;

type InColumns<Shape extends z.ZodRawShape> = { [Field in keyof Shape]: z.ZodArray<Shape[Field]> };
function inColumns<Shape extends z.ZodRawShape>(shape: Shape): InColumns<Shape>;
function inColumns(shape: z.ZodRawShape): z.ZodRawShape {
  return Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, z.array(schema)]));
}

/** Every field that a row may have. */
export const PROGRAMME_FIELDS = programmeRowSchema.keyof().options;

/** The programmes of a year's file, a list for each field. */
export const programmeColumnsSchema = z.strictObject(inColumns(programmeRowSchema.shape)) satisfies z.ZodType<
  Columns<ProgrammeRow>
>;

/** What a year's file says of itself, without its programmes. */
export const catalogueHeadSchema = z.strictObject({
  format: z.literal(1),
  collection: z.string().regex(/^Programmes_\d{4}$/),
  entry_year: year,
  sources: z.record(
    z.string().regex(/^[a-z0-9-]{1,60}$/),
    z.strictObject({ name: text(200), year: year.nullable(), link: link.nullable() }),
  ),
  programmes: z.array(z.unknown()).min(1).max(MOST_PROGRAMMES),
});

/** The shape of a year's file. What fields must agree on is checked by `validateCatalogueFile`. */
export const catalogueFileSchema = catalogueHeadSchema.extend({
  programmes: z.array(programmeRowSchema).min(1).max(MOST_PROGRAMMES),
}) satisfies z.ZodType<CatalogueFile>;
