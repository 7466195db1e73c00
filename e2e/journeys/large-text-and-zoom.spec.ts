import { writeSharedList } from '@lodestar/domain';
import type { Page } from '@playwright/test';
import { enlargeText, whatDoesNotFit } from '../support/fits.ts';
import { expect, journey } from '../support/journey.ts';
import { operate } from '../support/operator.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';
import { keepAbility, keepGradesAndList, OWN_PAGES, signInAs } from '../support/signed-in.ts';
import { keepSmallTrajectory } from '../support/trajectory.ts';

const CHOICES = ['JS6901', 'JS4412'];
const SHARED = writeSharedList({
  year: 2026,
  grades: SCIENCE_PUPIL,
  choices: CHOICES.map((code) => ({ code, note: 'Ask at the information day' })),
});

const VISITED = [
  '/',
  '/jupaselect',
  '/programmes',
  '/programmes/JS4412',
  '/compare?codes=JS4412,JS6901',
  '/chance',
  '/how-sure',
  '/help',
  '/jupasurvey',
  '/login',
  '/register',
  `/shared#${SHARED}`,
  '/forgot-password',
  '/reset-password#token=as-mailed',
  '/confirm-email#token=as-mailed',
];
const OFFICE = ['/presentation', '/analytics', '/admin'];

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
  {
    name: 'with 20 px text on a phone, in Chinese',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    text: 20,
    language: 'tc',
  },
] as const;
for (const reader of READERS) {
  const { name, viewport, deviceScaleFactor, text } = reader;
  const language = 'language' in reader ? reader.language : 'en';
  journey.describe(name, () => {
    journey.use({ language, viewport, deviceScaleFactor, reducedMotion: 'reduce' });
    journey.beforeEach(({ page }) => enlargeText(page, text));

    journey.describe('with work kept on the device', () => {
      journey.use({ kept: { grades: SCIENCE_PUPIL, choices: CHOICES } });

      journey(`a visitor reads every page without scrolling sideways, ${name}`, ({ page }) =>
        expectToFit(page, VISITED),
      );
    });

    journey(
      `a pupil reads own pages, and the office its, without scrolling sideways, ${name}`,
      async ({ page, request }) => {
        const { person, token } = await signInAs(page, request, language);
        operate('grant', person.User_ID);
        await keepGradesAndList(request, token);
        await keepAbility(request, token, [4.2, 3.9, 3.4, 2.6, 3.1, 3.7]);
        await keepSmallTrajectory(request, token);
        await expectToFit(page, [...OWN_PAGES, ...OFFICE]);
      },
    );
  });
}
