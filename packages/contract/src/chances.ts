import { type ChanceFitsFile, JUPAS_BANDS, JUPAS_CHOICES, type ListChance, SUBJECTS } from '@lodestar/domain';
import { z } from 'zod';
import { userScoresSchema } from './admission.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';

const LARGEST_SEED = 2 ** 32 - 1;

export const shareSchema = z.number().min(0).max(1);
const count = z.int().nonnegative();
/** A chance with what a hard year and an easy one make of it. */
export const chanceShape = { p: shareSchema, low: shareSchema, high: shareSchema };
const chanceSchema = z.strictObject(chanceShape).readonly();
const codes = z.array(z.string()).readonly();

const countsSchema = z
  .strictObject({
    run: count,
    applicants: count,
    offers: count,
    applicantsInA: count,
    offersInA: count,
    from: count,
    to: count,
  })
  .readonly();

const silenceSchema = z.enum([
  'newProgramme',
  'quartilesOnly',
  'noFigures',
  'otherFormula',
  'noCounts',
  'fewApplicants',
  'fewOffers',
  'notFitted',
  'requirementUnmet',
  'fewInBand',
  'bandShut',
  'weakFigures',
]);

const listChanceShape = {
  none: chanceSchema.nullable().meta({ description: 'No offer at all; null where no choice has a number.' }),
  atLeastOne: shareSchema.nullable(),
  mostLikely: z.string().nullable().meta({ description: 'The offer that comes up most often.' }),
  choices: z
    .array(
      z
        .strictObject({
          code: z.string(),
          band: z.enum(JUPAS_BANDS),
          clears: chanceSchema.nullable().meta({ description: 'The score would reach the bar.' }),
          offer: chanceSchema.nullable().meta({ description: 'It would be the first to be reached.' }),
          reason: silenceSchema.nullable().meta({ description: 'Why there is no number.' }),
          words: z.enum(['likely', 'even', 'unlikely']).nullable(),
          counts: countsSchema.nullable(),
        })
        .readonly(),
    )
    .readonly(),
  ifTheLineRises: z
    .strictObject({ year: count, change: z.number(), none: chanceSchema, atLeastOne: shareSchema })
    .readonly()
    .nullable(),
  basis: z
    .strictObject({ version: z.string(), year: count, draws: count, seed: count, leftOut: codes })
    .readonly(),
};

const listChanceSchema = z.strictObject(listChanceShape) satisfies z.ZodType<ListChance>;

const grade = z.string().max(10);

export const chancesCall = endpoint({
  ...ROUTES.chancesCall,
  access: 'public',
  feature: 'admission',
  summary:
    'What a list of choices would bring: an estimate from published totals, never under 3 % nor over 97 %, silent where the figures do not carry it',
  params: z.object({ collection: z.string() }),
  body: z.object({
    userScores: userScoresSchema,
    choices: z.array(z.string().max(20)).min(1).max(JUPAS_CHOICES),
    grades: z
      .record(z.string().max(20), z.object({ low: grade, likely: grade, high: grade }))
      .refine((grades) => Object.keys(grades).length <= SUBJECTS.length, { params: { problem: 'tooMany' } })
      .nullish()
      .meta({
        description: 'Grades that are not known yet, by subject code: they stand in place of those sent.',
      }),
    seed: z.int().min(0).max(LARGEST_SEED).nullish(),
  }),
  response: listChanceSchema.extend({ success: z.literal(true) }),
});

const figure = z.number().positive().nullable();
const ends = z.tuple([z.number(), z.number(), z.number()]).readonly();

/** The file of the fits. */
export const chanceFitsFileSchema = z.strictObject({
  format: z.literal(1),
  version: z.string(),
  source: z.string(),
  year: count,
  digest: z.string(),
  programmes: z.record(
    z.string(),
    z.strictObject({
      of: z.tuple([figure, figure, figure, figure, count, count]).readonly(),
      c: ends,
      sigma: ends,
      mu: z.number(),
      tau: z.number().positive(),
      loss: z.number().nonnegative(),
    }),
  ),
}) satisfies z.ZodType<ChanceFitsFile>;
