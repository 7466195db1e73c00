import { expect, journey } from '../support/journey.ts';
import { operate } from '../support/operator.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';
import { signInAs } from '../support/signed-in.ts';

journey('an address that leads nowhere says so and leads home', async ({ page, words }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: words('app:notFound.title') })).toBeVisible();
  await page.getByRole('link', { name: words('common:action.goHome') }).click();
  await expect(page).toHaveURL('/');
});

journey('going back finds the page where it was left', async ({ page, words }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const onwards = page.getByRole('link', { name: words('support:close.start') });
  await onwards.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await onwards.click();
  await expect(page).toHaveURL(/jupaselect/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

journey.describe('in a narrow window', () => {
  journey.use({ viewport: { width: 1120, height: 740 } });

  journey('an admin reaches the pages that are not in the bar', async ({ page, request, words }) => {
    const { person } = await signInAs(page, request);
    operate('grant', person.User_ID);
    await page.goto('/jupaselect');
    await page.getByRole('button', { name: words('session:menu.title') }).click();
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: words('app:page.analytics') })).toBeVisible();
    await banner.getByRole('link', { name: words('app:page.profile') }).click();
    await expect(page).toHaveURL(/edit-profile/);
    await expect(banner.getByRole('link', { name: words('app:page.analytics') })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  journey('the menu slides in, leads on, and closes', async ({ page, words }) => {
    await page.goto('/');
    await page.getByRole('button', { name: words('app:menu') }).click();
    const menu = page.getByRole('dialog', { name: words('app:menu') });
    await menu.getByRole('link', { name: words('app:page.jupaselect') }).click();
    await expect(page).toHaveURL(/jupaselect/);
    await expect(menu).toBeHidden();
  });
});

journey.describe('by keyboard alone', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL } });

  journey(
    'the content is one step away, and a search is made and left',
    async ({ page, words, jupaselect }) => {
      await jupaselect.open();
      await page.getByRole('link', { name: words('app:skip') }).press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await jupaselect.searchBox().focus();
      await page.keyboard.type('JS4056');
      await expect(jupaselect.result('JS4056')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect.poll(() => jupaselect.chosenCodes()).toEqual(['JS4056']);
      await expect(jupaselect.searchBox()).toHaveValue('');
    },
  );
});
