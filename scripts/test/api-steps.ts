import type { Step } from '../check/runner.ts';
import { vitest } from '../check/steps.ts';

export const POSTGRES_REPORT = 'node_modules/.cache/lodestar/vitest-postgres.json';
export const EMBEDDED_REPORT = 'node_modules/.cache/lodestar/vitest-embedded.json';

/**
 * These run on one database, since another would answer them the same: limits, refusals, models, mail, wording, pure rules.
 * Whatever is not named here runs on both. What may stand here, `api-steps.test.ts` holds (decision 080).
 */
export const ONCE: readonly string[] = [
  '{app,config}.test.ts',
  '{control,http,llm,shared}/**',
  'features/{ability,admission,system}/**',
  'features/account/{default-username,lock,own-row,password-hasher,password-judge,password-rules}.*',
  'features/eddy/{bad-input,care,knowledge-file,own-model,pupil-context,untrue-scripts,with-a-model,without-tools}.*',
  'features/insights/{survey-files,usage-tally}.*',
  'features/programmes/{look-through,routes}.*',
  'features/quota/model-shares.*',
  'features/report/{checked-text,short-title,with-a-model}.*',
];

/** What only the embedded database has. */
const EMBEDDED_ONLY = ['db/{folder-lock,new-folder,plan-keeping-pglite}*'];

const apiTests = (name: string, report: string, url: string, without: readonly string[] = []): Step => ({
  ...vitest(name, report, '--project=api', ...without.map((files) => `--exclude=apps/api/src/${files}`)),
  environment: { NO_COLOR: '1', TEST_DATABASE_URL: url },
});

/** All of them, where no PostgreSQL answers. */
export const onEmbedded = apiTests('API tests on PGlite', EMBEDDED_REPORT, '');

/** Each at least once, and all that keep or read rows on both. */
export const onBothDatabases = (url: string): readonly Step[] => [
  apiTests('API tests on PostgreSQL', POSTGRES_REPORT, url, EMBEDDED_ONLY),
  apiTests('API tests on PGlite', EMBEDDED_REPORT, '', ONCE),
];
