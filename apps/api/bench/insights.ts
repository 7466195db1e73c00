import { newFolder, startProduct } from './support/processes.ts';
import { register } from './support/register.ts';
import { print } from './support/rows.ts';
import { addUsage } from './support/usage.ts';
import { addPupils } from './support/users.ts';

const DAYS = 365;
const ROUTES = 40;
const USERS = 10_000;
const TURNS = 9;
/** What the dashboard's first picture may take, all its calls together. */
const LIMIT_MS = 1_000;
const FIRST_PICTURE = [
  '/api/analytics/user-stats',
  '/api/usage/daily-analytics?days=30',
  '/api/usage/aggregated-stats',
];
const EVERYTHING = '/api/usage/daily-analytics';

const middle = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;

const { folder, remove } = newFolder();
const first = await startProduct({ DATA_DIR: folder });
// Nobody can register an id that the settings name already.
const { token } = await register(first, 'zoe');
await first.stop();
await addPupils(folder, USERS);
await addUsage(folder, DAYS, ROUTES);
const product = await startProduct({ DATA_DIR: folder, ADMIN_USER_IDS: 'zoe' });

const headers = { authorization: `Bearer ${token}` };

async function ask(path: string): Promise<number> {
  const response = await fetch(`${product.address}${path}`, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

async function timed(paths: readonly string[]): Promise<number> {
  const start = performance.now();
  await Promise.all(paths.map(ask));
  return performance.now() - start;
}

for (const path of [...FIRST_PICTURE, EVERYTHING]) {
  const times = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await timed([path]));
  print({ bench: `GET ${path}`, ms: Math.round(middle(times)), bytes: await ask(path) });
}
for (const [what, paths] of [
  ['30 days', FIRST_PICTURE],
  ['a year', [...FIRST_PICTURE.filter((path) => !path.startsWith(EVERYTHING)), EVERYTHING]],
] as const) {
  const times = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await timed(paths));
  print({
    bench: `answers for the dashboard's first picture, ${what}, of a year of ${ROUTES} routes and ${USERS} users`,
    ms: Math.round(middle(times)),
    worstMs: Math.round(times.at(-1) ?? 0),
    limitMs: LIMIT_MS,
  });
}
await product.stop();
remove();
