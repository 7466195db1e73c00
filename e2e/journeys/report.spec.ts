import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { operate } from '../support/operator.ts';
import { keepAbility, keepGradesAndList, signInAs } from '../support/signed-in.ts';
import type { Words } from '../support/words.ts';

const QUESTIONS = 32;

async function takeTest(page: Page, words: Words): Promise<void> {
  for (let question = 1; question <= QUESTIONS; question += 1) {
    await expect(page.getByText(words('ability:question', { question, total: QUESTIONS }))).toBeVisible();
    await page.keyboard.press(String(3 + (question % 3)));
    const last = question === QUESTIONS;
    await page.getByRole('button', { name: words(last ? 'ability:submit' : 'ability:next') }).click();
  }
}

async function expectSettledAndAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await expectAccessible(page);
}

journey(
  'a privileged user takes the test and reads what follows from it',
  async ({ page, request, words }) => {
    const { person, token } = await signInAs(page, request);
    operate('grant', person.User_ID);
    await keepGradesAndList(request, token);

    await page.goto('/personality-test');
    await expect(page.getByText(words('ability:question', { question: 1, total: QUESTIONS }))).toBeVisible();
    await page.keyboard.press('4');
    await page.getByRole('button', { name: words('ability:next') }).click();
    await page.reload();
    await expect(page.getByText(words('ability:question', { question: 2, total: QUESTIONS }))).toBeVisible();
    await page.getByRole('button', { name: words('ability:previous') }).click();
    await takeTest(page, words);

    await expect(page).toHaveURL(/\/view-report$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lau Hoi-ching' })).toBeVisible();
    await expect(page.getByRole('table', { name: words('report:ability.title') })).toBeVisible();
    for (const key of ['report:match.subjects', 'report:match.programmes'])
      await expect(page.getByRole('region', { name: words(key) }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByText(words('report:recommendation.by'))).toBeVisible();
    await expect(page.getByText('JS4412', { exact: true })).toBeVisible();
    await expectSettledAndAccessible(page);

    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: words('report:dashboard.welcome', { name: 'Hoi-ching' }) }),
    ).toBeVisible();
    await expect(page.getByText(words('report:dashboard.trajectory.noAnalysis'))).toBeVisible();
    await expect(page.getByText('JS4408', { exact: true })).toBeVisible();
    await expectSettledAndAccessible(page);
  },
);

journey(
  'a pupil sees the profile and the first choices, and nothing that is not released',
  async ({ page, request, words }) => {
    await signInAs(page, request);

    await page.goto('/');
    await expect(page.getByText(words('report:dashboard.noSummary'), { exact: true })).toBeVisible();
    await expect(page.getByText(words('report:dashboard.soon'), { exact: true })).toHaveCount(2);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('report:dashboard.card.report.title') })
      .click();

    await expect(page.getByRole('heading', { level: 1, name: 'Lau Hoi-ching' })).toBeVisible();
    await expect(page.getByText(words('report:top.empty.title'))).toBeVisible();
    await expect(page.getByRole('heading', { name: words('report:ability.title') })).toHaveCount(0);
    await expectSettledAndAccessible(page);
  },
);

journey(
  'a key pressed the moment the first statement is there answers it, on a slow machine, too',
  async ({ page, request, words }) => {
    await signInAs(page, request);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 30 });
    await page.goto('/personality-test');
    await expect(page.getByText(words('ability:question', { question: 1, total: QUESTIONS }))).toBeVisible();
    await page.keyboard.press('4');
    await expect(page.getByRole('button', { name: words('ability:next') })).toBeEnabled();
  },
);

journey('the test and the report are for whoever is signed in', async ({ page }) => {
  await page.goto('/view-report');
  await expect(page).toHaveURL(/\/login\?/);
  await page.goto('/personality-test');
  await expect(page).toHaveURL(/\/login\?/);
});

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 360, height: 640 } });

  journey(
    'the way to the next statement is in sight, whatever stands above it',
    async ({ page, request, words }) => {
      const { token } = await signInAs(page, request);
      await keepAbility(request, token, [4, 4, 3, 3, 2, 2]);
      await page.goto('/personality-test');
      await expect(page.getByText(words('ability:retake'))).toBeVisible();
      for (const key of ['ability:previous', 'ability:next'])
        await expect(page.getByRole('button', { name: words(key) })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, 'test on a phone');
    },
  );
});
