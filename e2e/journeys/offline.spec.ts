import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { keepGradesAndList, signInAs } from '../support/signed-in.ts';

journey.use({
  serviceWorkers: 'allow',
  expectedComplaints: [/Failed to load resource/],
});

/** Addresses of everything that the service worker keeps. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => {
        const requests = await caches.open(name).then((cache) => cache.keys());
        return requests.map(({ url }) => new URL(url).pathname);
      }),
    );
    return kept.flat();
  });
const isCatalogue = (path: string) => /^\/api\/programmes\/Programmes_\d+\/columns$/.test(path);
/** Where what is kept of the year's programmes stands. */
const yearPath = async (page: Page) =>
  (await keptIn(page)).find(isCatalogue)?.replace(/\/columns$/, '') ?? 'no year';
const catalogues = async (page: Page) => (await keptIn(page)).filter(isCatalogue).length;

journey(
  'after one visit everything but the server’s own answers opens without a network, and logging out leaves nothing of anybody',
  async ({ page, context, request, words, jupaselect, account }) => {
    const { person, token } = await signInAs(page, request);
    await keepGradesAndList(request, token);
    await page.goto('/help');
    await expect.poll(() => catalogues(page)).toBe(1);
    await jupaselect.open();
    await expect(jupaselect.levelButton('JS4412')).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await jupaselect.levelButton('JS4412').click();
    await expect(jupaselect.receipt('JS4412')).toBeVisible();
    await jupaselect.chooseGrade('ENG', '5**');
    await expect(jupaselect.recommendations()).toContainText(jupaselect.text('recommendations.local'));
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1, name: words('help:title') })).toBeVisible();

    await page.goto('/programmes?q=JS6901');
    await expect(page.getByRole('article').filter({ hasText: 'JS6901' })).toBeVisible();
    await page.goto('/programmes/JS6901');
    await expect(page.getByRole('heading', { level: 1, name: 'Bachelor of Science' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(words('programmes:trend.offline'));

    await jupaselect.open();
    await page.getByText(words('lists:kind.full'), { exact: true }).click();
    await page.getByRole('button', { name: words('lists:named.new') }).click();
    await page.reload();
    const lists = page.getByRole('combobox', { name: words('lists:named.label') });
    await expect(lists.locator('option:checked')).toHaveText(words('lists:named.another', { number: 2 }));

    await context.setOffline(false);
    const saved = async () => {
      const answer = await request.get('/api/dse-scores/load', {
        headers: { Authorization: `Bearer ${token}` },
      });
      return JSON.stringify(await answer.json());
    };
    await expect.poll(saved).toContain('"5**"');

    const personal = (await keptIn(page)).filter((path) => /^\/api\/(?!config$|programmes\/)/.test(path));
    expect(personal).toEqual([]);
    await page.goto('/programmes/JS4412');
    await expect.poll(() => keptIn(page)).toContain(`${await yearPath(page)}/code/JS4412`);
    await account.logOut();
    await expect.poll(async () => (await keptIn(page)).filter((path) => path.includes('/code/'))).toEqual([]);
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const own of [person.User_ID, token, 'JS4408', '5**', words('lists:named.another', { number: 2 })])
      expect(left).not.toContain(own);

    // Whoever comes next has what is the same for everybody, with or without a network.
    expect(await catalogues(page)).toBe(1);
    await context.setOffline(true);
    await page.goto('/programmes?q=JS6901');
    await expect(page.getByRole('article').filter({ hasText: 'JS6901' })).toBeVisible();
  },
);
