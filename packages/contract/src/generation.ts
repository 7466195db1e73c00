import { z } from 'zod';
import { preferredLanguageSchema } from './account/fields.ts';
import { BODY } from './body-sizes.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';
import { proseOf } from './stored-text.ts';

/** What Eddy is asked to write from what is stored; without a purpose the caller's own text is answered. */
export const GENERATION_PURPOSES = ['recommendation', 'title', 'trajectory_analysis'] as const;
export type GenerationPurpose = (typeof GENERATION_PURPOSES)[number];

/** Longest text that may be sent, in characters. */
export const MAX_GENERATION_TEXT = 8_000;

/** How often one user may ask: within an hour, within a day, and at the same time. */
export const GENERATION_QUOTA = { anHour: 20, aDay: 60, atOnce: 1 } as const;

/** Which quota was used up: `params.limit` of the refusal. */
export type GenerationLimit = keyof typeof GENERATION_QUOTA;

export const generate = endpoint({
  ...ROUTES.generate,
  access: 'signedIn',
  feature: 'report',
  summary:
    'A text by Eddy: by purpose from what is stored (`text` is then ignored), else in answer to `text`; at most 20 an hour, 60 a day, one at a time (429 `quota_exceeded`)',
  body: z.object({
    text: proseOf(MAX_GENERATION_TEXT).optional(),
    language: preferredLanguageSchema
      .optional()
      .meta({ description: 'Of the text to be written; else the user’s preferred language.' }),
    purpose: z.enum(GENERATION_PURPOSES).optional(),
  }),
  largestBody: BODY.prompt,
  response: z.strictObject({ content: z.string() }),
});
