import { DIMENSION_PAIRS, DIMENSIONS, EVEN_LEVELS, type RecommendationTexts } from '@lodestar/domain';
import { z } from 'zod';

const text = z.string().min(1).max(600);
const byDimension = z.record(z.enum(DIMENSIONS), text);
const byPair = z.record(z.enum(DIMENSION_PAIRS), text);
const byFit = z.strictObject({ full: text, near: text, far: text });

/** The words of the built-in guide's recommendation in one language. */
export const recommendationTextsSchema = z.strictObject({
  joiner: z.string().max(3),
  list: z.strictObject({ separator: text, last: text }),
  dimension: byDimension,
  title: z.strictObject({
    notTaken: text,
    group: text,
    even: z.record(z.enum(EVEN_LEVELS), text),
    lean: byDimension,
    peak: byDimension,
    pair: byPair,
  }),
  notTaken: text,
  lead: z.strictObject({
    peak: text,
    narrowPeak: text,
    pair: text,
    group: text,
    lean: text,
    evenHigh: text,
    evenMiddle: text,
    evenEarly: text,
  }),
  body: z.strictObject({
    peak: byDimension,
    pair: byPair,
    group: text,
    evenHigh: text,
    evenMiddle: text,
    strictJudge: text,
  }),
  balance: z.strictObject({ near: text, wide: text }),
  growth: z.strictObject({ lowest: text, manyLow: text, pick: text, allHigh: text, tip: byDimension }),
  subjects: byFit,
  programmes: byFit,
  programmeWithCode: text,
  undecided: text,
  matchMeaning: text,
  careers: text,
  areaWithCareers: text,
  careersMeaning: text,
  nextStep: z.record(z.enum([...DIMENSIONS, 'even']), text),
  position: text,
  subject: z.record(z.string(), text),
}) satisfies z.ZodType<RecommendationTexts>;
