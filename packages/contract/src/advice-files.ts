import {
  APPLIED_RESULTS,
  type FieldsFile,
  type FlexibleAdmissionFile,
  OTHER_LANGUAGES,
  type OtherSubjectsFile,
  type RouteNeed,
  type ScoreHistoryFile,
} from '@lodestar/domain';
import { z } from 'zod';
import { sourceNoteSchema } from './programme.ts';

const text = z.string().trim().min(1);
const texts = z.array(text).readonly();
const twoTexts = z.strictObject({ en: text, tc: text });

/** The file of fields, topics, careers and interests, and what each programme is about. */
export const fieldsFileSchema = z.strictObject({
  format: z.literal(1),
  source: text,
  negators: z.strictObject({ en: texts, tc: texts }),
  fields: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][A-Za-z]*$/),
        isced: z.string().regex(/^\d{2,3}$/),
        isced_detail: z.string().regex(/^\d{4}$/),
        name_en: text,
        name_tc: text,
        description_en: text,
        description_tc: text,
      }),
    )
    .readonly(),
  topics: z.record(z.string(), text),
  careers: z.record(z.string(), text),
  traits: z
    .array(
      z.strictObject({ id: text, name_en: text, name_tc: text, fields: texts, topics: texts, codes: texts }),
    )
    .readonly(),
  interests: z
    .array(
      z.strictObject({
        id: text,
        en: texts,
        tc: texts,
        fields: texts,
        topics: texts,
        note: twoTexts.optional(),
        avoid: z.strictObject({ subjects: texts, traits: texts }).optional(),
      }),
    )
    .readonly(),
  programmes: z.record(
    z.string(),
    z.strictObject({
      fields: z.array(text).min(1).max(3).readonly(),
      topics: texts,
      careers: texts,
      professional: twoTexts.extend({ basis: z.enum(['page', 'general']) }).nullable(),
    }),
  ),
}) satisfies z.ZodType<FieldsFile>;

/** What a flexible route asks for, by name. */
export const routeNeedSchema = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('ownThreshold') }),
  z.strictObject({ code: z.literal('competitiveResults') }),
  z.strictObject({ code: z.literal('notStated') }),
  z.strictObject({ code: z.literal('missedSubjectAt'), grade: text }),
  z.strictObject({ code: z.literal('anotherSubjectAt'), grade: text }),
  z.strictObject({ code: z.literal('expectedScore') }),
  z.strictObject({ code: z.literal('medianScore'), year: z.int() }),
]) satisfies z.ZodType<RouteNeed>;

/** The file of flexible routes. */
export const flexibleAdmissionFileSchema = z.strictObject({
  format: z.literal(1),
  sources: z.record(z.string(), sourceNoteSchema),
  routes: z
    .array(
      z.strictObject({
        institution: text,
        entry_year: z.int(),
        subjects: texts,
        needs: z.array(routeNeedSchema).readonly(),
        band_a_required: z.literal(true).nullable(),
        interview_required: z.literal(true).nullable(),
        programmes: texts,
        source: text,
      }),
    )
    .readonly(),
}) satisfies z.ZodType<FlexibleAdmissionFile>;

const otherScore = z.enum(['elective', 'bonus', 'someCourses', 'no', 'unknown']);
const otherEntrance = z.enum(['elective', 'secondElective', 'someCourses', 'no', 'unknown']);
const languagePoints = z
  .partialRecord(z.enum(OTHER_LANGUAGES), z.array(z.tuple([text, z.number()]).readonly()).readonly())
  .readonly();
const exceptions = z
  .array(
    z.strictObject({
      programmes: texts,
      entrance: otherEntrance.exactOptional(),
      score: otherScore.exactOptional(),
      points: languagePoints.exactOptional(),
    }),
  )
  .readonly();

/** The file of what other languages and Applied Learning count for. */
export const otherSubjectsFileSchema = z.strictObject({
  format: z.literal(1),
  entry_year: z.int(),
  sources: z.record(z.string(), sourceNoteSchema),
  institutions: z.record(
    z.string(),
    z.strictObject({
      languages: z.strictObject({
        entrance: otherEntrance,
        score: z.enum([...otherScore.options, 'byFormula', 'byWeights']),
        points: languagePoints.nullable(),
        exceptions,
        sources: texts,
      }),
      applied: z.strictObject({
        entrance: otherEntrance,
        score: otherScore,
        points: z
          .array(z.tuple([z.enum(APPLIED_RESULTS), z.number()]).readonly())
          .readonly()
          .nullable(),
        exceptions,
        sources: texts,
      }),
    }),
  ),
}) satisfies z.ZodType<OtherSubjectsFile>;

const figure = z.number().positive().nullable();

/** The file of the scores of earlier years. */
export const scoreHistoryFileSchema = z.strictObject({
  format: z.literal(2),
  source: text,
  sources: texts,
  programmes: z.record(
    z.string(),
    z
      .array(
        z
          .tuple([z.int(), figure, figure, z.boolean().nullable(), figure, figure, z.int().nonnegative()])
          .readonly(),
      )
      .readonly(),
  ),
}) satisfies z.ZodType<ScoreHistoryFile>;
