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
const catalogues = async (page: Page) => (await keptIn(page)).filter(isCatalogue).length;

journey(
  'after one visit JUPASelect, receipts and help open without a network, and logging out leaves nothing of anybody',
  async ({ page, context, request, words, jupaselect, account }) => {
    const { token } = await signInAs(page, request);
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
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1, name: words('help:title') })).toBeVisible();

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
    await account.logOut();
    await expect.poll(() => catalogues(page)).toBe(0);
  },
);
