import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';
import { htmlLang, wordsOf } from '../support/words.ts';

const FIRST_VISITS = [
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
  ['zh-HK', 'tc'],
  ['zh-TW', 'tc'],
  ['zh-CN', 'sc'],
] as const;

for (const [locale, language] of FIRST_VISITS) {
  journey.describe(`a first visit with a browser in ${locale}`, () => {
    journey.use({ locale, storageState: { cookies: [], origins: [] } });

    journey(`is in ${language}`, async ({ page }) => {
      const words = wordsOf(language);
      await page.goto('/jupaselect');
      await expect(page.getByRole('heading', { name: words('admission:scores.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang(language));
      await page.reload();
      await expect(page.getByRole('heading', { name: words('admission:scores.title') })).toBeVisible();
    });
  });
}

journey.describe('with grades entered', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL } });

  journey(
    'the language is switched, the grades stay, and the choice is remembered',
    async ({ page, jupaselect }) => {
      const tc = wordsOf('tc');
      await jupaselect.open();
      await page.getByRole('button', { name: '繁體中文' }).click();
      await expect(page.getByRole('heading', { name: tc('admission:scores.title') })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: tc('app:language.syncing') })).toBeVisible();
      await expect(page.getByRole('button', { name: 'English' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'English' })).toBeEnabled();
      await expect(page.getByText(tc('admission:scores.entered', { count: 7 }))).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: tc('admission:scores.title') })).toBeVisible();
    },
  );
});

journey('the theme goes from light to dark to the system, and is remembered', async ({ page, words }) => {
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: words('app:theme.light') }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect.poll(background).toBe(dark);
  await page.getByRole('button', { name: words('app:theme.dark') }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe(light);
});
