const { readdirSync } = require('node:fs');

/** What each workspace may import besides itself: the other workspaces, and outside packages (null: any). */
const MAY_IMPORT = {
  'packages/domain': { workspaces: [], packages: [] },
  'packages/eddy': { workspaces: ['packages/domain'], packages: [] },
  'packages/contract': { workspaces: ['packages/domain', 'packages/eddy'], packages: ['zod'] },
  'apps/api': { workspaces: ['packages/contract', 'packages/eddy', 'packages/domain'], packages: null },
  'apps/web': { workspaces: ['packages/contract', 'packages/eddy', 'packages/domain'], packages: null },
  e2e: { workspaces: ['packages/contract', 'packages/eddy', 'packages/domain'], packages: null },
  scripts: { workspaces: ['packages/contract', 'packages/eddy', 'packages/domain', 'e2e'], packages: null },
};

const TESTS = '\\.(test|spec)\\.tsx?$|/testing/|/bench/';
const TEST_TOOLS = 'node_modules/(vitest|fast-check)/|^node:|^(fs|path|url|process|crypto|os)(/|$)';

const foldersIn = (folder) =>
  readdirSync(`${__dirname}/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);

const workspaces = [...foldersIn('packages'), ...foldersIn('apps'), 'e2e', 'scripts'];
for (const workspace of workspaces) {
  if (!(workspace in MAY_IMPORT)) {
    throw new Error(`${workspace} is new: say in .dependency-cruiser.cjs what it may import`);
  }
}

const inside = (folder) => `^${folder}/`;
const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const workspaceRules = workspaces.flatMap((workspace) => {
  const { workspaces: allowed, packages } = MAY_IMPORT[workspace];
  const forbidden = workspaces.filter((other) => other !== workspace && !allowed.includes(other));
  const name = workspace.replace('/', '-');
  const rules = [
    error(
      `${name}-points-one-way`,
      `${workspace} may import ${allowed.join(' and ') || 'no other workspace'}: dependencies point one way, web and api → contract → domain, and nothing imports an app. Move what both need down to packages/.`,
      { path: inside(workspace) },
      { path: forbidden.map(inside) },
    ),
  ];
  if (packages) {
    const own = [
      inside(workspace),
      ...allowed.map(inside),
      ...packages.map((dependency) => `node_modules/${dependency}/`),
    ];
    const why = `${workspace} runs in the browser and on the server alike, so it uses nothing of Node and no packages but ${packages.join(', ') || 'none'}.`;
    rules.push(
      error(`${name}-stands-alone`, why, { path: inside(workspace), pathNot: TESTS }, { pathNot: own }),
      error(
        `${name}-tests-stand-alone`,
        why,
        { path: `${inside(workspace)}.*(${TESTS})` },
        { pathNot: [...own, TEST_TOOLS, '^data/'] },
      ),
    );
  }
  return rules;
});

const WEB = '^apps/web/src';
const webRules = [
  error(
    'web-shared-knows-no-feature',
    'Web: shared → features → app. What lies in shared/ is used by every feature, so it may know none of them.',
    { path: `${WEB}/shared/` },
    { path: `${WEB}/(features|app)/` },
  ),
  error(
    'web-feature-knows-not-the-app',
    'Web: shared → features → app. A feature does not know the shell that hosts it; pass what it needs as props or put it in shared/.',
    { path: `${WEB}/features/`, pathNot: TESTS },
    { path: `${WEB}/app/` },
  ),
  error(
    'web-features-stay-apart',
    'A feature never imports another feature: routes compose them. Move what both need to shared/ or to the domain.',
    { path: `${WEB}/features/([^/]+)/` },
    { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
  ),
  error(
    'web-calls-go-by-the-contract',
    'Only `call` of shared/api/call.ts speaks to the server: it takes method, path, what is sent and what is answered from the contract.',
    { path: `${WEB}/`, pathNot: [TESTS, `${WEB}/shared/api/call\\.ts$`] },
    { path: `${WEB}/shared/api-client\\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
];

const API = '^apps/api/src';
const DATABASE_PACKAGES = 'node_modules/(drizzle-orm|pg|@electric-sql/pglite)/';
const role = (name) => `${API}/features/[^/]+/${name}\\.ts$`;
const apiRules = [
  error(
    'api-routes-call-services',
    'API: routes → service → repository. A route words requests and answers; ask its service for the rest.',
    { path: role('[a-z-]*routes') },
    { path: [role('[a-z-]*repository'), `${API}/db/`] },
  ),
  error(
    'api-services-know-no-routes',
    'API: routes → service → repository. A service answers whoever asks, so it knows no route.',
    { path: role('service') },
    { path: role('[a-z-]*routes') },
  ),
  error(
    'api-repositories-only-query',
    'API: routes → service → repository. A repository turns questions into SQL and knows neither services nor routes.',
    { path: role('[a-z-]*repository') },
    { path: [role('[a-z-]*routes'), role('service')] },
  ),
  error(
    'api-policies-and-presenters-are-pure',
    'A policy or presenter decides on plain data: it may know the types of services and repositories, and calls none of them.',
    { path: role('(policy|present)') },
    {
      path: [role('(service|[a-z-]*(routes|repository))'), `${API}/db/`, DATABASE_PACKAGES],
      dependencyTypesNot: ['type-only'],
    },
  ),
  error(
    'api-features-meet-in-services',
    'Across features only service → service, passed in through deps: no other file of another feature is imported.',
    { path: `${API}/features/([^/]+)/`, pathNot: TESTS },
    { path: `${API}/features/`, pathNot: [`${API}/features/$1/`, role('service')] },
  ),
  error(
    'api-features-meet-from-services',
    'Across features only service → service: only a service may lean on the service of another feature.',
    { path: `${API}/features/([^/]+)/`, pathNot: [TESTS, role('service')] },
    { path: `${API}/features/`, pathNot: `${API}/features/$1/` },
  ),
  error(
    'api-ground-knows-no-feature',
    'db/, http/ and the other rooms carry every feature, so they know none of them.',
    { path: `${API}/(db|http|shared|llm|mail|control|idempotency)/`, pathNot: TESTS },
    { path: `${API}/features/` },
  ),
  error(
    'sql-only-in-repositories',
    'SQL lives only in repositories and db/: name the question as a function of the repository.',
    { path: `${API}/`, pathNot: [TESTS, `${API}/db/`, role('[a-z-]*repository')] },
    { path: [DATABASE_PACKAGES, `${API}/db/schema`] },
  ),
];

const generalRules = [
  error(
    'no-cycles',
    'Two files that need each other are one thought, or one of them knows too much.',
    {},
    { circular: true },
  ),
  error(
    'tests-stay-outside',
    'What the product runs does not import its tests or their tools.',
    { pathNot: [TESTS, '^e2e/', '^scripts/', '\\.config\\.ts$', '^vitest'] },
    { path: TESTS, pathNot: 'node_modules' },
  ),
  error(
    'everything-resolves',
    'This import leads nowhere.',
    { pathNot: '\\.(css|svg)$' },
    { couldNotResolve: true, pathNot: '\\?|^virtual:' },
  ),
];

module.exports = {
  forbidden: [...workspaceRules, ...webRules, ...apiRules, ...generalRules],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|migrations)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts', '.css', '.svg'],
    },
  },
};
