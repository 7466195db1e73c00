import { LANGUAGES } from '@lodestar/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { operate } from '../support/operator.ts';
import { keepGradesAndList, signInAs } from '../support/signed-in.ts';
import type { Language } from '../support/words.ts';

const PRIVATE = ['/presentation', '/analytics', '/admin'];

async function signInAsAdmin(
  page: Page,
  request: APIRequestContext,
  language: Language = 'en',
): Promise<void> {
  const { person, token } = await signInAs(page, request, language);
  operate('grant', person.User_ID);
  await keepGradesAndList(request, token);
}

journey('the admin pages are for admins alone', async ({ page, request }) => {
  for (const path of PRIVATE) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await signInAs(page, request);
  for (const path of PRIVATE) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

journey('an admin presents the findings with a clicker', async ({ page, request, words }) => {
  await signInAsAdmin(page, request);
  await page.goto('/presentation');
  await expect(page.getByText(words('presentation:dissatisfied', { percent: 24 }))).toBeVisible();
  await expect(
    page.getByText(words('presentation:dseTimes.findingText', { count: 138, percent: 67 })),
  ).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.getByRole('button', { name: words('presentation:present') }).click();
  await expect(page.getByText(words('presentation:place', { place: 1, of: 6 }))).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: words('presentation:dseTimes.title') })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: words('presentation:closing.start') })).toBeVisible();
  await page.getByRole('button', { name: words('presentation:leave') }).click();
  await expect(page.getByRole('button', { name: words('presentation:print') })).toBeVisible();
});

journey('an admin reads the analytics, changes the view, and shares it', async ({ page, request, words }) => {
  await signInAsAdmin(page, request);
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { name: words('analytics:grades.title') })).toBeVisible();
  const range = page.getByLabel(`${words('analytics:range.label')}: ${words('analytics:calls.title')}`);
  await range.selectOption('90');
  await expect(page).toHaveURL(/\?calls=90$/);
  await page.reload();
  await expect(range).toHaveValue('90');
  await page.getByRole('button', { name: words('analytics:details.show') }).click();
  await page.getByRole('button', { name: /Details of POST \/api\/register$/ }).click();
  await expect(page.getByText(words('analytics:details.recent'))).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`^${words('analytics:csv')}.*signups`) }).click();
  expect((await file).suggestedFilename()).toBe('lodestar-signups.csv');

  await page.goto('/analytics?shared=1');
  await expect(page.getByText(words('analytics:sharedView'))).toBeVisible();
});

journey(
  'an admin finds what visitors wrote, and the answers to the survey',
  async ({ page, request, words }) => {
    await signInAsAdmin(page, request);
    const subject = `A figure of JS4412, ${Date.now()}`;
    const data = { name: 'Mei', email: 'mei@example.hk', subject, message: 'Median is 31.' };
    await request.post('/api/contact', { data });
    await page.goto('/admin');
    await expect(page.getByText(/^FEATURE_STAGES=personalityTest=/)).toBeVisible();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: words('admin:survey.save') }).click();
    expect((await file).suggestedFilename()).toBe('lodestar-survey.csv');
  },
);

journey(
  'an admin is told why a year’s file is refused, and nothing is written',
  async ({ page, request, words }) => {
    await signInAsAdmin(page, request);
    await page.goto('/admin');
    const choose = page.getByLabel(words('admin:import.choose'));
    const buffer = Buffer.from('{"programmes": 3}');
    await choose.setInputFiles({ name: 'year.json', mimeType: 'application/json', buffer });
    await expect(page.getByText(/^Refused for/)).toBeVisible();
    await expect(page.getByRole('button', { name: words('admin:import.apply') })).toHaveCount(0);
  },
);

for (const language of LANGUAGES) {
  journey.describe(() => {
    journey.use({ language, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    journey(
      `nothing for axe to find in the admin pages, in ${language}`,
      async ({ page, request, words }) => {
        await signInAsAdmin(page, request, language);
        await page.goto('/presentation');
        const charts = page.locator('#main figure [role="img"][style]');
        await expect(charts).toHaveCount(4);
        for (const chart of await charts.all()) {
          await chart.scrollIntoViewIfNeeded();
          await expect(chart.locator('.recharts-surface')).toBeVisible();
        }
        await page
          .getByRole('button', { name: words('insights:chart.showTable') })
          .first()
          .click();
        await expectAccessible(page, 'presentation');
        await page.goto('/analytics');
        await page.locator('#main figure [role="img"]').first().scrollIntoViewIfNeeded();
        await expect(page.locator('.recharts-surface').first()).toBeVisible();
        await page.getByRole('button', { name: words('analytics:details.show') }).click();
        await expect(page.getByText(words('analytics:details.note'))).toBeVisible();
        await expectAccessible(page, 'analytics');
        await page.goto('/admin');
        await expect(page.getByText(/^FEATURE_STAGES=/)).toBeVisible();
        await expectAccessible(page, 'admin');
      },
    );
  });
}
