import type { Page } from '@playwright/test';
import { enlargeText, whatDoesNotFit } from '../support/fits.ts';
import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';
import { keepAbility, keepGradesAndList, OWN_PAGES, signInAs } from '../support/signed-in.ts';

const VISITED = [
  '/',
  '/jupaselect',
  '/programmes',
  '/compare?codes=JS4412,JS6901',
  '/chance',
  '/how-sure',
  '/help',
  '/jupasurvey',
  '/login',
  '/register',
];

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await whatDoesNotFit(page), path).toEqual([]);
  }
}

const READERS = [
  { name: 'at 200 % zoom', viewport: { width: 640, height: 480 }, deviceScaleFactor: 2, text: 16 },
  {
    name: 'with 20 px text on a phone',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    text: 20,
  },
];
for (const { name, viewport, deviceScaleFactor, text } of READERS) {
  journey.describe(name, () => {
    journey.use({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
    journey.beforeEach(({ page }) => enlargeText(page, text));

    journey.describe('with work kept on the device', () => {
      journey.use({ kept: { grades: SCIENCE_PUPIL, choices: ['JS6901', 'JS4412'] } });

      journey(`a visitor reads every page without scrolling sideways, ${name}`, ({ page }) =>
        expectToFit(page, VISITED),
      );
    });

    journey(`a pupil reads own pages without scrolling sideways, ${name}`, async ({ page, request }) => {
      const { token } = await signInAs(page, request);
      await keepGradesAndList(request, token);
      await keepAbility(request, token, [4.2, 3.9, 3.4, 2.6, 3.1, 3.7]);
      await expectToFit(page, OWN_PAGES);
    });
  });
}
