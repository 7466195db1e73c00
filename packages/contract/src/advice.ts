import { JUPAS_CHOICES, type MixReason, TIERS } from '@lodestar/domain';
import { z } from 'zod';
import { abilityScoresSchema } from './account/user.ts';
import {
  RECOMMENDATION_LIMIT,
  recommendationBody,
  recommendedProgramme,
  userScoresSchema,
} from './admission.ts';
import { endpoint } from './endpoint.ts';
import { listFindingSchema } from './list-finding.ts';
import { ROUTES } from './routes.ts';

/** Most interests, and the longest of them in characters, of one call. */
export const INTERESTS_LIMIT = 10;
export const INTEREST_TEXT_LIMIT = 100;
/** Most fields of study of one call. */
export const FIELDS_LIMIT = 34;
/** Most choices of one check: twice what JUPAS takes, so that a list that is too long is told so. */
export const CHECKED_CHOICES_LIMIT = 2 * JUPAS_CHOICES;

const feature = 'admission';
const success = z.literal(true);
const texts = z.array(z.string()).readonly();
const collectionPart = z.object({ collection: z.string() });

const reasonSchema = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.literal('interest'),
    params: z.strictObject({ interests: texts, topics: texts, careers: texts }),
  }),
  z.strictObject({ code: z.literal('relatedField'), params: z.strictObject({ interests: texts }) }),
  z.strictObject({ code: z.literal('chosenField'), params: z.strictObject({ field: z.string() }) }),
  z.strictObject({
    code: z.literal('besideField'),
    params: z.strictObject({ field: z.string(), of: z.string() }),
  }),
  z.strictObject({
    code: z.literal('elective'),
    params: z.strictObject({ subject: z.string(), field: z.string() }),
  }),
  z.strictObject({
    code: z.literal('subjectWeight'),
    params: z.strictObject({ subject: z.string(), weight: z.number(), outOf: z.number().nullable() }),
  }),
  z.strictObject({ code: z.literal('ability'), params: z.strictObject({ percent: z.number() }) }),
  z.strictObject({
    code: z.literal('bandARate'),
    params: z.strictObject({ year: z.int(), offers: z.int(), applications: z.int() }),
  }),
  z.strictObject({
    code: z.literal('flexibleRoute'),
    params: z.strictObject({ subject: z.string(), required: z.string(), held: z.string().nullable() }),
  }),
  z.strictObject({
    code: z.literal('dislike'),
    params: z.strictObject({ traits: texts, subjects: texts, interests: texts }),
  }),
]) satisfies z.ZodType<MixReason>;

export const recommendMixCall = endpoint({
  ...ROUTES.recommendMixCall,
  access: 'public',
  feature,
  summary: 'A balanced mix: two fifths reach, two fifths match, one fifth safe, each with its reasons',
  params: collectionPart,
  body: recommendationBody.extend({
    fields: z
      .array(z.string().max(40))
      .max(FIELDS_LIMIT)
      .nullish()
      .meta({ description: 'Ids of the `fields` call.' }),
    interests: z
      .array(z.string().max(INTEREST_TEXT_LIMIT))
      .max(INTERESTS_LIMIT)
      .nullish()
      .meta({ description: 'Interests in the pupil’s own words, such as "機械人" or "no maths".' }),
    abilities: abilityScoresSchema.nullish().meta({
      description:
        'Results of the ability test, as `ability_6d`; programmes that they meet come before others.',
    }),
    numberOfRecommendations: z.int().min(1).max(RECOMMENDATION_LIMIT).nullish(),
  }),
  response: z.strictObject({
    success,
    count: z.number().int(),
    collection: z.string(),
    data: z.array(
      recommendedProgramme.extend({
        tier: z.enum(TIERS),
        reasons: z.array(reasonSchema),
      }),
    ),
  }),
});

export const checkListCall = endpoint({
  ...ROUTES.checkListCall,
  access: 'public',
  feature,
  summary:
    'What is to be known about a list of choices in order, with figures, year and source; with grades also what its chances say; nothing is reordered',
  params: collectionPart,
  body: z.object({
    userScores: userScoresSchema.nullish().meta({
      description:
        'As elsewhere; without, or with fewer than five subjects, nothing is said of levels and minimums.',
    }),
    choices: z.array(z.string().max(20)).max(CHECKED_CHOICES_LIMIT),
  }),
  response: z.strictObject({ success, findings: z.array(listFindingSchema) }),
});
