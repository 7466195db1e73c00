import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';
import { FEATURES, STAGES } from './stages.ts';

const feature = 'system';

export const pageConfig = endpoint({
  ...ROUTES.pageConfig,
  access: 'public',
  feature,
  summary: 'What the page needs to know about this installation',
  response: z.strictObject({
    stages: z.record(z.enum(FEATURES), z.enum(STAGES)),
    surveyFormUrl: z.string().nullable(),
    counsellor: z.enum(['model', 'guide']),
    collection: z.string(),
    contactEmail: z.string().nullable(),
    publicUrl: z.string().nullable().meta({ description: 'Where people reach the site, if it is set.' }),
    footerCredit: z.string().nullable(),
  }),
});

/** 404 when the installation names no form. */
export const surveyFormState = endpoint({
  ...ROUTES.surveyFormState,
  access: 'public',
  feature,
  summary:
    'Whether the outside survey form lets itself be shown within our page, which a browser does not tell',
  response: z.strictObject({
    success: z.literal(true),
    state: z
      .enum(['open', 'refused', 'unknown'])
      .meta({ description: '`unknown`: the server cannot reach it, though a browser may.' }),
  }),
});

export const health = endpoint({
  ...ROUTES.health,
  access: 'public',
  feature,
  summary: 'The process answers',
  response: z.strictObject({ status: z.literal('ok'), version: z.string() }),
});

export const readiness = endpoint({
  ...ROUTES.readiness,
  access: 'public',
  feature,
  summary: 'The database answers and the catalogue is loaded; 503 otherwise',
  response: z.strictObject({ status: z.literal('ok') }),
});
