import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../set-up/place.mjs';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const { enhancedResolveOptions, ...cruiseOptions } = options;

let house = '';

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'boundaries-'));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

function build(file: string, content = 'export const here = 1;\n') {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The rules that are broken when `from` imports `to`, a file of the house or the name of a package. */
async function broken(from: string, to: string, kind = 'import'): Promise<string[]> {
  const isFile = to.includes('.ts');
  if (isFile && !existsSync(join(house, to))) build(to);
  const up = '../'.repeat(from.split('/').length - 1);
  build(from, `${kind} { here } from '${isFile ? up + to : to}';\nexport const there = here;\n`);
  const { output } = await cruise(
    [from],
    { ...cruiseOptions, validate: true, ruleSet: { forbidden }, baseDir: house },
    { ...enhancedResolveOptions, bustTheCache: true },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map((violation) => violation.rule.name);
}

const API = 'apps/api/src/features';
const WEB = 'apps/web/src';

test.each([
  ['packages/domain/src/level.ts', 'packages/contract/src/index.ts', 'packages-domain-points-one-way'],
  ['packages/domain/src/level.ts', 'zod', 'packages-domain-stands-alone'],
  ['packages/domain/src/level.ts', 'node:fs', 'packages-domain-stands-alone'],
  ['packages/domain/src/level.ts', 'packages/eddy/src/index.ts', 'packages-domain-points-one-way'],
  ['packages/eddy/src/turn.ts', 'packages/contract/src/index.ts', 'packages-eddy-points-one-way'],
  ['packages/eddy/src/turn.ts', 'zod', 'packages-eddy-stands-alone'],
  ['packages/contract/src/index.ts', 'apps/api/src/app.ts', 'packages-contract-points-one-way'],
  ['packages/contract/src/index.ts', 'fastify', 'packages-contract-stands-alone'],
  [`${WEB}/app/main.tsx`, 'apps/api/src/app.ts', 'apps-web-points-one-way'],
  ['apps/api/src/app.ts', `${WEB}/app/main.tsx`, 'apps-api-points-one-way'],
  [`${WEB}/shared/ui/button.tsx`, `${WEB}/features/admission/page.tsx`, 'web-shared-knows-no-feature'],
  [`${WEB}/features/admission/page.tsx`, `${WEB}/app/router.tsx`, 'web-feature-knows-not-the-app'],
  [`${WEB}/features/admission/page.tsx`, `${WEB}/features/support/page.tsx`, 'web-features-stay-apart'],
  [`${WEB}/features/admission/page.tsx`, `${WEB}/shared/api-client.ts`, 'web-calls-go-by-the-contract'],
  [`${API}/programmes/routes.ts`, `${API}/programmes/repository.ts`, 'api-routes-call-services'],
  [`${API}/programmes/service.ts`, `${API}/programmes/routes.ts`, 'api-services-know-no-routes'],
  [`${API}/programmes/repository.ts`, `${API}/programmes/service.ts`, 'api-repositories-only-query'],
  [`${API}/programmes/present.ts`, `${API}/programmes/repository.ts`, 'api-policies-and-presenters-are-pure'],
  [`${API}/admission/service.ts`, `${API}/programmes/repository.ts`, 'api-features-meet-in-services'],
  [`${API}/admission/present.ts`, `${API}/programmes/service.ts`, 'api-features-meet-from-services'],
  [`${API}/programmes/admin-routes.ts`, `${API}/programmes/year-repository.ts`, 'api-routes-call-services'],
  [`${API}/programmes/service.ts`, `${API}/programmes/admin-routes.ts`, 'api-services-know-no-routes'],
  [`${API}/programmes/year-repository.ts`, `${API}/programmes/service.ts`, 'api-repositories-only-query'],
  [
    `${API}/programmes/year-repository.ts`,
    `${API}/programmes/admin-routes.ts`,
    'api-repositories-only-query',
  ],
  [
    `${API}/programmes/present.ts`,
    `${API}/programmes/year-repository.ts`,
    'api-policies-and-presenters-are-pure',
  ],
  ['apps/api/src/shared/days.ts', `${API}/programmes/service.ts`, 'api-ground-knows-no-feature'],
  ['apps/api/src/http/limits.ts', `${API}/programmes/service.ts`, 'api-ground-knows-no-feature'],
  [`${API}/programmes/service.ts`, 'drizzle-orm', 'sql-only-in-repositories'],
  [`${API}/programmes/service.ts`, 'apps/api/src/db/schema.ts', 'sql-only-in-repositories'],
  [`${API}/programmes/service.ts`, `${API}/programmes/service.test.ts`, 'tests-stay-outside'],
  [`${WEB}/app/main.tsx`, 'no-such-package-anywhere', 'everything-resolves'],
])('%s may not import %s', async (from, to, rule) => {
  expect(await broken(from, to)).toContain(rule);
});

test('a type is an import like any other', async () => {
  expect(await broken('packages/domain/src/level.ts', 'zod', 'import type')).toContain(
    'packages-domain-stands-alone',
  );
});

test('a presenter may know the type of the rows it words', async () => {
  expect(
    await broken(`${API}/programmes/present.ts`, `${API}/programmes/repository.ts`, 'import type'),
  ).toEqual([]);
});

test('two files in a circle are found', async () => {
  build('packages/domain/src/level.ts', "import { there } from './score.ts';\nexport const here = there;\n");
  expect(await broken('packages/domain/src/score.ts', 'packages/domain/src/level.ts')).toEqual(['no-cycles']);
});

test.each([
  ['packages/contract/src/index.ts', 'packages/domain/src/index.ts'],
  ['packages/contract/src/index.ts', 'zod'],
  ['packages/domain/src/level.test.ts', 'vitest'],
  [`${WEB}/app/router.tsx`, `${WEB}/features/admission/page.tsx`],
  [`${WEB}/features/admission/page.tsx`, `${WEB}/shared/ui/button.tsx`],
  [`${WEB}/features/admission/page.tsx`, 'packages/domain/src/index.ts'],
  [`${WEB}/shared/api/call.ts`, `${WEB}/shared/api-client.ts`],
  [`${API}/programmes/routes.ts`, `${API}/programmes/service.ts`],
  [`${API}/programmes/service.ts`, `${API}/programmes/repository.ts`],
  [`${API}/programmes/repository.ts`, 'drizzle-orm'],
  [`${API}/admission/service.ts`, `${API}/programmes/service.ts`],
  [`${API}/programmes/service.ts`, 'apps/api/src/db/executor.ts'],
])('%s may import %s', async (from, to) => {
  expect(await broken(from, to)).toEqual([]);
});
