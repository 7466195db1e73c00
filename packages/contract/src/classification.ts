import {
  ALL_OTHER_RESULTS,
  ATTAINMENT_GRADES,
  type BandTotals,
  type CountedSubject,
  type Improvement,
  LEVEL_GRADES,
  LEVELS,
  minimumCodes,
  OTHER_SUBJECTS,
  type PositionStatistics,
  type RequirementCheck,
  type ScoreReceipt,
  SUBJECTS,
  type UnmetRequirement,
} from '@lodestar/domain';
import { z } from 'zod';
import { sourceNoteSchema } from './programme.ts';

const subjectSchema = z.enum(SUBJECTS);
const countedCodeSchema = z.enum([...SUBJECTS, ...OTHER_SUBJECTS]);
const countedGradeSchema = z.enum([...LEVEL_GRADES, ...ATTAINMENT_GRADES, ...ALL_OTHER_RESULTS]);
const gradeSchema = z.enum([...LEVEL_GRADES, ...ATTAINMENT_GRADES]);
const score = z.number().nullable();

export const levelSchema = z.literal(LEVELS);
export const levelOrNoneSchema = z.literal([...LEVELS, -1]);

export const levelReasonSchema = z
  .enum(['requirementNotMet', 'noPublishedScores', 'formulaOfYearUnknown', 'error'])
  .nullable();

/** An unmet minimum, what it is on by codes: `ELE` any elective, `TOTAL` the total, four codes any subjects. */
const unmetSchema = z.strictObject({
  anyOf: z.array(z.string()).readonly(),
  count: z.number().int(),
  excl: z.array(z.string()).readonly().optional(),
  have: z.number().int(),
  required: z.string(),
  held: z.string().nullable(),
});

export const requirementCheckSchema = z.strictObject({
  met: z.boolean(),
  unmet: z.array(unmetSchema).readonly(),
  assumed: z.array(subjectSchema).readonly(),
});

type UnmetBody = z.infer<typeof unmetSchema>;

/** An unmet minimum as answers write it. */
export function unmetBody(unmet: UnmetRequirement): UnmetBody {
  const { count, required, have, held } = unmet;
  const body = { anyOf: minimumCodes(unmet), count, required, have, held };
  return unmet.on === 'electives' && unmet.excl.length > 0 ? { ...body, excl: unmet.excl } : body;
}

/** The check of the minimums as answers write it. */
export function requirementBody({
  met,
  unmet,
  assumed,
}: RequirementCheck): z.infer<typeof requirementCheckSchema> {
  return { met, unmet: unmet.map(unmetBody), assumed };
}

const countedSubjectSchema = z.strictObject({
  subjectCode: countedCodeSchema,
  grade: countedGradeSchema,
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
