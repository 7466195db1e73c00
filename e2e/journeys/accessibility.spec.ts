import { LANGUAGES } from '@lodestar/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import type { JupaselectPage } from '../support/jupaselect.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';

const SIX = ['JS6901', 'JS4056', 'JS5312', 'JS4412', 'JS2310', 'JS1801'];
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

type State = {
  name: string;
  viewport: { width: number; height: number };
  kept: { grades?: typeof SCIENCE_PUPIL; choices?: readonly string[] };
  reach: (page: Page, jupaselect: JupaselectPage) => Promise<void>;
};

async function landing(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

async function notFound(page: Page): Promise<void> {
  await page.goto('/nowhere');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

async function howSure(page: Page): Promise<void> {
  await page.goto('/how-sure');
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
}

async function filled(_: Page, jupaselect: JupaselectPage): Promise<void> {
  await jupaselect.open();
  await expect(jupaselect.cards().first()).toBeVisible();
}

const STATES: readonly State[] = [
  { name: 'landing', viewport: DESK, kept: {}, reach: landing },
  { name: 'landing on a phone', viewport: PHONE, kept: {}, reach: landing },
  { name: 'not found', viewport: PHONE, kept: {}, reach: notFound },
  { name: 'how sure the figures are', viewport: PHONE, kept: {}, reach: howSure },
  { name: 'empty', viewport: PHONE, kept: {}, reach: (_, jupaselect) => jupaselect.open() },
  { name: 'filled', viewport: DESK, kept: { grades: SCIENCE_PUPIL, choices: SIX }, reach: filled },
  {
    name: 'receipt',
    viewport: DESK,
    kept: { grades: SCIENCE_PUPIL, choices: SIX },
    reach: async (page, jupaselect) => {
      await filled(page, jupaselect);
      await jupaselect.levelButton('JS6901').click();
      await expect(jupaselect.receipt('JS6901')).toBeVisible();
    },
  },
  {
    name: 'sheet with a receipt on a phone',
    viewport: PHONE,
    kept: { grades: SCIENCE_PUPIL, choices: SIX },
    reach: async (page, jupaselect) => {
      await filled(page, jupaselect);
      await jupaselect.openSheet(6);
      await jupaselect.levelButton('JS1801').click();
      await expect(jupaselect.receipt('JS1801')).toBeVisible();
    },
  },
  {
    name: 'search open',
    viewport: PHONE,
    kept: { grades: SCIENCE_PUPIL },
    reach: async (page, jupaselect) => {
      await filled(page, jupaselect);
      await jupaselect.searchBox().fill('JS62');
      await expect(jupaselect.result('JS6200')).toBeVisible();
    },
  },
  {
    name: 'choosing a grade',
    viewport: PHONE,
    kept: {},
    reach: async (page, jupaselect) => {
      // Without a grade the first subject stands open.
      await jupaselect.open();
      await expect(page.getByRole('radiogroup')).toBeVisible();
    },
  },
  {
    name: 'failed',
    viewport: DESK,
    kept: { grades: SCIENCE_PUPIL },
    reach: async (page, jupaselect) => {
      await page.route('**/api/programmes/*/{institutions,recommendations/**}', (route) =>
        route.fulfill({ status: 500 }),
      );
      await jupaselect.open();
      await expect(jupaselect.recommendations().getByRole('alert')).toBeVisible();
    },
  },
];

for (const language of LANGUAGES) {
  for (const { name, viewport, kept, reach } of STATES) {
    journey.describe(() => {
      journey.use({ language, viewport, kept, reducedMotion: 'reduce' });
      journey.use({ expectedComplaints: [/Failed to load resource/] });

      journey(`${name} in ${language}: nothing for axe to find`, async ({ page, jupaselect }) => {
        await reach(page, jupaselect);
        await expectAccessible(page, name);
      });
    });
  }
}
