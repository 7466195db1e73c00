import { JUPAS_BANDS } from '@lodestar/domain';
import { z } from 'zod';
import { emailSchema } from './account/fields.ts';
import { BODY } from './body-sizes.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';
import { lineOf, proseOf, requiredLineOf } from './stored-text.ts';
import { CONTACT_LIMITS, FIRST_ENTRY_YEAR } from './support-limits.ts';

const feature = 'support';
const received = z.strictObject({ success: z.literal(true) });

/**
 * A field that the page hides from people: whoever fills it in is a machine, is thanked, and is not heard.
 */
const trap = lineOf(200).optional().meta({ description: 'Left empty by people.' });

/** Stands in the head of a mail: no line ends in it, not even where the end would be trimmed away. */
const headText = z.string().regex(/^[^\r\n]*$/);

/** Answers 201. A caller who is signed in finds the message again in the export of own data. */
export const contactUs = endpoint({
  ...ROUTES.contactUs,
  access: 'public',
  feature,
  summary:
    'Leaves a message for the people behind this installation; honours Idempotency-Key; 429 after 5 an hour from one sender',
  body: z.object({
    name: headText.pipe(requiredLineOf(CONTACT_LIMITS.name)),
    email: headText.pipe(emailSchema),
    subject: headText.pipe(requiredLineOf(CONTACT_LIMITS.subject)),
    message: proseOf(CONTACT_LIMITS.message).trim().min(1),
    homepage: trap,
  }),
  largestBody: BODY.message,
  response: received,
});

/** Answers 201. No field takes free text, so that nothing personal can be written into the survey. */
export const answerSurvey = endpoint({
  ...ROUTES.answerSurvey,
  access: 'public',
  feature,
  summary:
    'One pupil’s grades and what they led to, kept without a name, an account or an address; honours Idempotency-Key',
  body: z.object({
    entryYear: z.int().min(FIRST_ENTRY_YEAR).meta({
      description: 'Of the application; not later than this year.',
    }),
    scores: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).meta({
      description: 'As `userScores` of the admission calls; at least five subjects.',
      examples: [{ CHI: '4', ENG: '5', MAT: '5*', CSD: 'Attained', PHY: '5' }],
    }),
    offer: z
      .string()
      .max(20)
      .nullable()
      .meta({ description: 'Code of the programme; null without an offer.' }),
    band: z
      .enum(JUPAS_BANDS)
      .nullish()
      .meta({ description: 'Where on the list the programme stood; only with an offer.' }),
    satisfied: z.boolean().nullish().meta({ description: 'With the offer; only with one.' }),
    homepage: trap,
  }),
  response: received,
});
