import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { firstPicture, PHASES, type Picture } from '../../e2e/support/first-picture.ts';
import { operateIn } from '../../e2e/support/operator.ts';
import { forgetFolder, preparedFolder, startOwnProduct } from '../../e2e/support/own-product.ts';
import { register } from '../faults/support/caller.ts';
import { ROOT } from '../set-up/place.mjs';

const ROUTES = 40;
const DAYS = 365;
const USERS = 10_000;
const TURNS = 9;
const LIMIT_MS = 1_000;
const FILL = join(ROOT, 'apps', 'api', 'bench', 'support', 'fill-folder.ts');

const middle = (values: readonly number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0);

const folder = await preparedFolder();
try {
  execFileSync(process.execPath, [FILL, folder, ...[USERS, DAYS, ROUTES].map(String)]);
  const product = await startOwnProduct(folder, {});
  const { token, user } = await register(product.url, 'reader');
  operateIn(folder, 'grant', user.User_ID);
  const pictures: Picture[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const browser = await launchBrowser();
    pictures.push(await firstPicture(browser, product.url, { token, userId: user.User_ID }));
    await browser.close();
  }
  await product.stop();
  const phases = PHASES.map((phase) => [phase, middle(pictures.map((picture) => picture[phase]))]);
  console.log(
    JSON.stringify({
      bench: `dashboard's first picture in a cold browser: a year of ${ROUTES} routes, ${USERS} users, median of ${TURNS}`,
      ms: middle(pictures.map(({ chart }) => chart)),
      worstMs: Math.round(Math.max(...pictures.map(({ chart }) => chart))),
      limitMs: LIMIT_MS,
      ...Object.fromEntries(phases),
      load: `${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`,
    }),
  );
} finally {
  forgetFolder(folder);
}
