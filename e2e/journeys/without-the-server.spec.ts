import type { Page, Route } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';

const INSTITUTIONS = '**/api/programmes/*/institutions';
const RECOMMENDATIONS = '**/api/programmes/*/recommendations/**';

const refuse =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers,
      json: { success: false, code, message: 'refused by the journey', params: {}, requestId: 'journey' },
    });

async function fail(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, refuse(500, 'internal'));
}

journey.use({
  kept: { grades: SCIENCE_PUPIL, choices: ['JS6901'] },
  expectedComplaints: [/Failed to load resource/],
});

journey('institutions that fail to load are asked for again', async ({ page, jupaselect }) => {
  await fail(page, INSTITUTIONS);
  await jupaselect.open();
  const notice = page.getByRole('alert').filter({ hasText: jupaselect.text('find.institutionsFailed') });
  await expect(notice).toBeVisible();
  await page.unroute(INSTITUTIONS);
  await notice.getByRole('button', { name: jupaselect.text('find.institutionsRetry') }).click();
  await expect(jupaselect.institution('The University of Hong Kong')).toBeVisible();
});

journey(
  'recommendations that fail are asked for again, grades and list kept',
  async ({ page, words, jupaselect }) => {
    await fail(page, RECOMMENDATIONS);
    await jupaselect.open();
    const notice = jupaselect.recommendations().getByRole('alert');
    await expect(notice).toContainText(jupaselect.text('recommendations.failed'));
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(['JS6901']);
    await page.unroute(RECOMMENDATIONS);
    await notice.getByRole('button', { name: words('common:action.retry') }).click();
    await expect(jupaselect.cards().first()).toBeVisible();
  },
);

journey(
  'a busy server is asked again, and the person may call it off',
  async ({ page, words, jupaselect }) => {
    let calls = 0;
    await page.route(RECOMMENDATIONS, (route) => {
      calls += 1;
      return refuse(429, 'too_many_requests', { 'Retry-After': '30' })(route);
    });
    await jupaselect.open();
    const waiting = jupaselect
      .recommendations()
      .getByRole('status')
      .filter({ hasText: words('common:retry.tooManyRequests') });
    await expect(waiting).toContainText(/Attempt [12] of 5/);
    await waiting.getByRole('button', { name: words('common:action.cancel') }).click();
    await expect(jupaselect.recommendations()).toContainText(words('common:retry.cancelled'));
    expect(calls).toBe(1);
  },
);

journey(
  'a busy server that recovers answers without anybody doing anything',
  async ({ page, jupaselect }) => {
    let calls = 0;
    await page.route(RECOMMENDATIONS, (route) => {
      calls += 1;
      return calls === 1 ? refuse(429, 'too_many_requests', { 'Retry-After': '1' })(route) : route.fallback();
    });
    await jupaselect.open();
    await expect(jupaselect.cards().first()).toBeVisible();
    expect(calls).toBe(2);
  },
);

journey(
  'without a network the page goes on with what it has and says so',
  async ({ page, context, words, jupaselect }) => {
    await jupaselect.open();
    await expect(jupaselect.cards().first()).toBeVisible();
    // What works without a server comes with the first press, or from the service worker (offline.spec.ts).
    const ahead = page.waitForResponse(/\/recommend-here-/);
    await page.getByRole('heading', { level: 1 }).click();
    await ahead;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const notice = page.getByText(words('app:offline'));
    await expect(notice).toBeVisible();
    const said = await notice.boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((said?.y ?? Number.NaN) + (said?.height ?? Number.NaN));

    await jupaselect.chooseGrade('ENG', '5*');
    await expect(jupaselect.levelButton('JS6901')).toContainText(jupaselect.levelName(6));
    await expect(jupaselect.recommendations()).toContainText(jupaselect.text('recommendations.local'));
    await jupaselect.addFromSearch('JS4056', 'JS4056');
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(['JS6901', 'JS4056']);

    await context.setOffline(false);
    await expect(page.getByText(words('app:offline'))).toBeHidden();
    await page.reload();
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(['JS6901', 'JS4056']);
    await expect(jupaselect.gradeButton('ENG')).toHaveText('5*');
  },
);

journey('a year that cannot be loaded is said, and asked for again', async ({ page, words, jupaselect }) => {
  await fail(page, '**/api/programmes/year/current');
  await jupaselect.open();
  const notice = page.getByRole('alert').filter({ hasText: jupaselect.text('page.initFailed') });
  await expect(notice).toBeVisible();
  await expect(jupaselect.gradeButton('MAT')).toHaveText('5*');
  await page.unroute('**/api/programmes/year/current');
  await notice.getByRole('button', { name: words('common:action.retry') }).click();
  await expect(jupaselect.levelButton('JS6901')).toContainText(jupaselect.levelName(5));
});
