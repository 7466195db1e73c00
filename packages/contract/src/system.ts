import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Features with a rollout stage, as `FEATURE_STAGES` and the page name them. */
export const FEATURES = [
  'personalityTest',
  'eddy',
  'trajectory',
  'subjectRecommendations',
  'eddyRecommendation',
  'abilityScores',
] as const;
export type Feature = (typeof FEATURES)[number];

/** `preview`: shown to privileged users only. A stage changes labels, cards and blocks, never a guard or a link. */
export const STAGES = ['comingSoon', 'preview', 'released'] as const;
export type Stage = (typeof STAGES)[number];

const feature = 'system';

export const pageConfig = endpoint({
  method: 'GET',
  path: '/api/config',
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

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  feature,
  summary: 'The process answers',
  response: z.strictObject({ status: z.literal('ok') }),
});

export const readiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
  feature,
  summary: 'The database answers and the catalogue is loaded; 503 otherwise',
  response: z.strictObject({ status: z.literal('ok') }),
});
