import { z } from 'zod';
import {
  improvementSchema,
  levelOrNoneSchema,
  levelReasonSchema,
  positionStatisticsSchema,
  requirementCheckSchema,
  scoreReceiptSchema,
} from './classification.ts';
import { endpoint } from './endpoint.ts';
import { institutionCodeSchema, programmeSchema } from './programme.ts';
import { ROUTES } from './routes.ts';

/** Most programmes one recommendation call answers with. */
export const RECOMMENDATION_LIMIT = 30;
/** How many it answers with when neither body nor path says. */
export const DEFAULT_RECOMMENDATIONS = 6;

const feature = 'admission';
const success = z.literal(true);

/** The shapes in which a caller may send grades; an entry with an empty score is dropped. */
export type UserScores =
  | readonly { readonly subjectCode: string; readonly score: string | null }[]
  | Readonly<Record<string, string | null>>;

/** Grades as a caller may send them. */
export const userScoresSchema = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).meta({
  description: 'A list of { subjectCode, score }, grades by subject code, or the saved-scores object.',
  examples: [{ CHI: '4', ENG: '5', MAT: '5*', CSD: 'Attained', PHY: '5' }],
});

export const classifyProgramme = endpoint({
  ...ROUTES.classifyProgramme,
  access: 'public',
  feature,
  summary: 'The admission level of one programme for a set of grades, with everything it was worked out from',
  params: z.object({ collection: z.string() }),
  body: z.object({ programmeCode: z.string().max(20), userScores: userScoresSchema }),
  response: z.strictObject({
    success,
    classification: levelOrNoneSchema,
    classification_text: z.string(),
    reason: levelReasonSchema,
    user_score: z.number().nullable(),
    statistics: positionStatisticsSchema,
    requirement: requirementCheckSchema,
    calculation: scoreReceiptSchema,
    improvement: improvementSchema.nullable(),
  }),
});

export const recommendationBody = z.object({
  userScores: userScoresSchema,
  selectedProgrammeCodes: z.array(z.string().max(20)).max(50).nullish(),
  institutions: z.array(institutionCodeSchema).max(16).nullish(),
  numberOfRecommendations: z.int().min(1).max(RECOMMENDATION_LIMIT).nullish(),
});

export const recommendedProgramme = programmeSchema.extend({
  classification: levelOrNoneSchema,
  classification_text: z.string(),
  reason: levelReasonSchema,
  user_score: z.number().nullable(),
  percentile: z.number().nullable(),
});

const recommendationAnswer = z.strictObject({
  success,
  count: z.number().int(),
  collection: z.string(),
  data: z.array(recommendedProgramme),
  userScores: z.strictObject({
    totalScore: z.number(),
    best5Score: z.number(),
    best6Score: z.number(),
  }),
});

export const recommendProgrammes = endpoint({
  ...ROUTES.recommendProgrammes,
  access: 'public',
  feature,
  summary: 'Programmes whose median the grades reach; `n` counts when the body gives no number',
  params: z.object({ collection: z.string(), n: z.coerce.number().int().min(1).max(RECOMMENDATION_LIMIT) }),
  body: recommendationBody,
  response: recommendationAnswer,
});

export const recommendProgrammesOfLevel = endpoint({
  ...ROUTES.recommendProgrammesOfLevel,
  access: 'public',
  feature,
  summary: 'Programmes of exactly one admission level, 8 to 0',
  params: z.object({ collection: z.string(), level: z.string() }),
  body: recommendationBody,
  response: recommendationAnswer,
});
