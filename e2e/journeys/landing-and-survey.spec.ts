import { LANGUAGES } from '@lodestar/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';
import { signInAs } from '../support/signed-in.ts';

const slide = (page: Page, number: number) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /^\d+ of \d+$/ })
    .nth(number);
/** A slide may be higher than the window, so it is in view when it begins where the window does. */
const expectTurnedTo = (page: Page, number: number) =>
  expect.poll(async () => Math.abs((await slide(page, number).boundingBox())?.x ?? Infinity)).toBeLessThan(2);
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

journey('a visitor turns to the survey by dot, by key and by finger', async ({ page, words }) => {
  await page.goto('/');
  await control(page, words('support:carousel.go', { place: 2, of: 2 })).click();
  await expectTurnedTo(page, 1);
  await slide(page, 1).getByRole('link').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expectTurnedTo(page, 0);
  await slide(page, 0).hover();
  await page.mouse.wheel(2000, 0);
  await expectTurnedTo(page, 1);

  await page.getByText(words('support:findings.title')).scrollIntoViewIfNeeded();
  for (const figure of ['24%', '67%', '80.86', '49%']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
});

journey.describe('with grades entered before', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL } });

  journey('a visitor answers the survey with them', async ({ page, words }) => {
    await page.goto('/jupasurvey');
    await page.getByLabel(words('survey:entryYear')).selectOption('2026');
    await page.getByRole('button', { name: words('survey:grades.fill') }).click();
    await page.getByRole('radio', { name: words('survey:result.yes'), exact: true }).check();
    const offer = page.getByLabel(words('survey:result.offer'));
    await offer.fill('js4412');
    await page.getByRole('button', { name: words('survey:send') }).click();
    await expect(page.getByRole('heading', { name: words('survey:thanks.title') })).toBeVisible();
  });
});

journey.describe('with a code that is none', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL }, expectedComplaints: [/Failed to load resource/] });

  journey('the survey says which answer to mend', async ({ page, words }) => {
    await page.goto('/jupasurvey');
    await page.getByLabel(words('survey:entryYear')).selectOption('2026');
    await page.getByRole('button', { name: words('survey:grades.fill') }).click();
    await page.getByRole('radio', { name: words('survey:result.yes'), exact: true }).check();
    await page.getByLabel(words('survey:result.offer')).fill('JS0000');
    await page.getByRole('button', { name: words('survey:send') }).click();
    await expect(page.getByText(words('survey:problem.unknown'))).toBeVisible();
  });
});

for (const language of LANGUAGES) {
  journey.describe(() => {
    journey.use({ language, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    journey(
      `nothing for axe to find on landing, survey and about, in ${language}`,
      async ({ page, request, words }) => {
        await page.goto('/');
        await control(page, words('support:carousel.go', { place: 2, of: 2 })).click();
        await page.getByText(words('support:findings.title')).scrollIntoViewIfNeeded();
        await expect(page.getByText('80.86')).toBeVisible();
        await expectAccessible(page, 'landing');
        await page.goto('/jupasurvey');
        await page.getByRole('radio', { name: words('survey:result.yes'), exact: true }).check();
        await page.getByRole('button', { name: words('survey:send') }).click();
        await expect(page.getByText(words('survey:problem.tooFew'))).toBeVisible();
        await expectAccessible(page, 'survey with errors');
        await signInAs(page, request, language);
        await page.goto('/about');
        await expect(page.getByRole('heading', { name: words('about:mission.title') })).toBeVisible();
        await expectAccessible(page, 'about');
      },
    );
  });
}
