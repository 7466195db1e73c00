import type { Step } from '../check/runner.ts';
import { vitest } from '../check/steps.ts';

export const POSTGRES_REPORT = 'node_modules/.cache/lodestar/vitest-postgres.json';
export const EMBEDDED_REPORT = 'node_modules/.cache/lodestar/vitest-embedded.json';

/** These run on one database: they prove models, limits, refusals and pure rules; what they send is proven elsewhere on both. */
const ONCE = [
  'llm/**',
  'http/{access-matrix,bad-input,body-limits}*',
  'features/eddy/{faults,with-a-model,without-tools,untrue-scripts}*',
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
