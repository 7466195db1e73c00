import {
  ATTAINMENT_GRADES,
  type BandTotals,
  type CountedSubject,
  type Improvement,
  LEVEL_GRADES,
  LEVELS,
  type PositionStatistics,
  type RequirementCheck,
  type ScoreReceipt,
  SUBJECTS,
} from '@lodestar/domain';
import { z } from 'zod';
import { sourceNoteSchema } from './programme.ts';

const subjectSchema = z.enum(SUBJECTS);
const gradeSchema = z.enum([...LEVEL_GRADES, ...ATTAINMENT_GRADES]);
const score = z.number().nullable();

export const levelSchema = z.literal(LEVELS);
export const levelOrNoneSchema = z.literal([...LEVELS, -1]);

export const reasonSchema = z
  .enum(['requirementNotMet', 'noPublishedScores', 'formulaOfYearUnknown', 'error'])
  .nullable();

export const requirementCheckSchema = z.strictObject({
  met: z.boolean(),
  unmet: z
    .array(
      z.strictObject({
        anyOf: z.array(z.string()).readonly(),
        count: z.number().int(),
        excl: z.array(z.string()).readonly().optional(),
        have: z.number().int(),
        required: z.string(),
        held: z.string().nullable(),
      }),
    )
    .readonly(),
  assumed: z.array(subjectSchema).readonly(),
}) satisfies z.ZodType<RequirementCheck>;

const countedSubjectSchema = z.strictObject({
  subjectCode: subjectSchema,
  grade: gradeSchema,
  points: z.number(),
  weight: z.number(),
  value: z.number(),
}) satisfies z.ZodType<CountedSubject>;

export const scoreReceiptSchema = z.strictObject({
  method: z.string(),
  scale: z.enum(['7', '8.5']),
  maximum: z.number(),
  counted: z.array(countedSubjectSchema).readonly(),
  total: score,
}) satisfies z.ZodType<ScoreReceipt>;

const bandTotalsSchema = z.strictObject({
  bandA: z.number().int(),
  bandB: z.number().int(),
  total: z.number().int(),
}) satisfies z.ZodType<BandTotals>;

export const positionStatisticsSchema = z.strictObject({
  year: z.number().int().nullable(),
  basis: z.string().nullable(),
  upperQuartile: score,
  median: score,
  lowerQuartile: score,
  mean: score,
  percentile: score,
  movement: score,
  spreadEstimated: z.boolean(),
  applications: bandTotalsSchema.nullable(),
  offers: bandTotalsSchema.nullable(),
  source: sourceNoteSchema.nullable(),
}) satisfies z.ZodType<PositionStatistics>;

export const improvementSchema = z.strictObject({
  subjectCode: subjectSchema,
  from: gradeSchema.nullable(),
  to: gradeSchema,
  classification: levelSchema,
}) satisfies z.ZodType<Improvement>;
