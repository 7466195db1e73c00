import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/browser.ts';
import { storageOf } from '../e2e/support/kept.ts';
import { operateIn } from '../e2e/support/operator.ts';
import { SCIENCE_PUPIL } from '../e2e/support/pupil.ts';
import { readThrough } from '../e2e/support/read-through.ts';
import { keepAbility, keepGradesAndList, OWN_PAGES, signInAs } from '../e2e/support/signed-in.ts';
import { keepSmallTrajectory } from '../e2e/support/trajectory.ts';
import type { Language } from '../e2e/support/words.ts';
import { STATES } from './every-page-states.ts';
import { ensureBuilt } from './set-up/build.mjs';
import { ROOT } from './set-up/place.mjs';
import { withRunningProduct } from './set-up/running-product.ts';

const FOLDER = join(ROOT, 'test-results', 'pictures');
const SIZES = [
  { name: 'phone', width: 360, height: 780 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desk', width: 1440, height: 900 },
] as const;
const LANGUAGES: readonly Language[] = ['en', 'tc', 'sc'];
const THEMES = ['light', 'dark'] as const;

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;
type Who = 'visitor' | 'new' | 'filled' | 'admin';

/** Every page, as whoever it looks most different for. */
const PAGES: readonly { readonly path: string; readonly who: Who }[] = [
  ...[
    '/',
    '/jupaselect',
    '/programmes',
    '/programmes/JS4412',
    '/compare?codes=JS4412,JS6901',
    '/chance',
    '/how-sure',
    '/shared',
    '/help',
    '/jupasurvey',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password#token=as-mailed',
    '/confirm-email',
    '/no-such-page',
  ].map((path) => ({ path, who: 'visitor' as const })),
  ...['/', '/jupaselect', '/view-report', '/trajectory', '/eddy'].map((path) => ({
    path,
    who: 'new' as const,
  })),
  ...OWN_PAGES.map((path) => ({ path, who: 'filled' as const })),
  ...['/', '/view-report', '/presentation', '/analytics', '/admin'].map((path) => ({
    path,
    who: 'admin' as const,
  })),
];

interface Look {
  readonly size: (typeof SIZES)[number];
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
}

const nameOf = (path: string, who: Who, { size, language, theme }: Look): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll(/\W+/g, '-')}-${who}-${size.name}-${language}-${theme}.png`;

async function become(page: Page, who: Who, language: Language, dataFolder: string): Promise<void> {
  if (who === 'visitor') return;
  const { request } = page.context();
  const { person, token } = await signInAs(page, request, language);
  if (who === 'admin') operateIn(dataFolder, 'grant', person.User_ID);
  if (who === 'new') return;
  await keepGradesAndList(request, token);
  await keepAbility(request, token, [4.2, 3.9, 3.4, 2.6, 3.1, 3.7]);
  await keepSmallTrajectory(request, token);
}

interface Product {
  readonly url: string;
  readonly dataFolder: string;
}

/** A browser in which somebody is signed in, or has work of their own. */
async function openAs(browser: Browser, { url, dataFolder }: Product, who: Who, look: Look): Promise<Page> {
  const { size, language, theme } = look;
  const guest = who === 'visitor' ? { grades: SCIENCE_PUPIL, choices: ['JS6901', 'JS4412'] } : {};
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    storageState: storageOf(url, { language, theme, ...guest }),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await become(page, who, language, dataFolder);
  return page;
}

/** Takes the pages of one person in one look; what of a page does not come to rest is taken as it stands. */
async function takePages(page: Page, who: Who, look: Look): Promise<readonly string[]> {
  const files: string[] = [];
  for (const { path } of PAGES.filter((one) => one.who === who)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await readThrough(page);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const file = nameOf(path, who, look);
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
    files.push(file);
  }
  return files;
}

/** Takes pages as they look while they load, fail, or have something open. What cannot be reached is said, and left out. */
async function takeStates(page: Page, who: Who, look: Look): Promise<readonly string[]> {
  const files: string[] = [];
  for (const { name, sizes, reach } of STATES.filter((one) => one.who === who)) {
    if (sizes?.includes(look.size.name) === false) continue;
    const file = nameOf(`/state-${name}`, who, look);
    await reach(page, look.language).then(
      async () => {
        await page.screenshot({ path: join(FOLDER, file), fullPage: name.endsWith('-on-paper') });
        files.push(file);
      },
      (reason: unknown) => console.log(`${file} could not be reached: ${String(reason)}`),
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await page.emulateMedia({ media: null });
    await page.setViewportSize(look.size);
  }
  return files;
}

const indexOf = (files: readonly string[]): string => `<!doctype html>
<meta charset="utf-8">
<title>Every page</title>
<style>
  body { font: 14px system-ui; margin: 1rem; background: #ddd; }
  main { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
  figure { margin: 0; } img { width: 16rem; display: block; } figcaption { padding: 0.25rem 0; }
</style>
<main>
${files.map((file) => `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file.replace('.png', '')}</figcaption></figure>`).join('\n')}
</main>
`;

/** Sizes, languages and themes to keep to; `states`: without the pages as they rest. */
const words = process.argv.slice(2);
const onlyStates = words.includes('states');
const wanted = words.filter((word) => word !== 'states');
const looks = SIZES.flatMap((size) =>
  LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ size, language, theme }))),
).filter(({ size, language, theme }) =>
  wanted.every((word) => ([size.name, language, theme] as readonly string[]).includes(word)),
);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
ensureBuilt();
await withRunningProduct(async (url, dataFolder) => {
  const browser = await launchBrowser();
  const files: string[] = [];
  for (const who of ['visitor', 'new', 'filled', 'admin'] as const)
    for (const look of looks) {
      const page = await openAs(browser, { url, dataFolder }, who, look);
      if (!onlyStates) files.push(...(await takePages(page, who, look)));
      files.push(...(await takeStates(page, who, look)));
      await page.context().close();
    }
  await browser.close();
  writeFileSync(join(FOLDER, 'index.html'), indexOf(files.toSorted()));
  console.log(`${files.length} pictures: ${join(FOLDER, 'index.html')}`);
});
