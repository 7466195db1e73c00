import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';

journey.use({ language: 'tc', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

journey('a pupil without grades looks for robots without physics, and goes back', async ({ page, words }) => {
  const own = (key: string, params = {}) => words(`programmes:${key}`, params);
  await page.goto('/');
  await page.getByRole('button', { name: words('app:menu') }).click();
  await page
    .getByRole('dialog', { name: words('app:menu') })
    .getByRole('link', { name: words('app:page.programmes') })
    .click();
  await expect(page).toHaveURL(/\/programmes$/);
  await expect(page).toHaveTitle(words('app:title', { page: words('app:page.programmes') }));
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(30);
  await expectAccessible(page, 'the list');

  await page.getByRole('textbox', { name: own('search.label') }).fill('機械人');
  await expect(rows.filter({ hasText: 'JS4408' })).toBeVisible();
  const found = await rows.count();
  expect(found).toBeGreaterThan(10);

  await page.getByRole('button', { name: own('filters.open') }).click();
  const sheet = page.getByRole('dialog', { name: own('filters.title') });
  await sheet
    .getByRole('region', { name: own('facet.without') })
    .getByRole('button', { name: words('admission:short.PHY') })
    .click();
  await expectAccessible(page, 'the filters');
  await sheet.getByRole('button', { name: /^顯示/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/without=PHY/);
  const left = await rows.count();
  expect(left).toBeLessThanOrEqual(found);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  for (const place of [0, 1]) {
    await rows
      .nth(place)
      .getByRole('button', { name: /^比較 JS/ })
      .tap();
  }
  const compare = page.getByRole('link', { name: own('compare.go', { count: 2 }) });
  await expect(compare).toHaveAttribute('href', /\/compare\?codes=JS\w{4},JS\w{4}$/);
  await expectAccessible(page, 'two picked to be compared');

  const row = rows.filter({ hasText: 'JS4408' });
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/programmes\/JS4408$/);
  await expect(page).toHaveTitle(words('app:title', { page: 'JS4408 機械與自動化工程學' }));
  await expect(page.getByRole('heading', { level: 2, name: own('page.counts') })).toBeVisible();
  await expect(page.getByRole('table', { name: own('trend.title') })).toContainText('2025');
  await expectAccessible(page, 'a programme');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/without=PHY/);
  await expect(page.getByRole('textbox', { name: own('search.label') })).toHaveValue('機械人');
  await expect(rows).toHaveCount(left);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

journey.describe('with grades', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL } });

  journey('a programme shows the level and goes into the list', async ({ page, words }) => {
    // Six years of scores are the most there are.
    await page.goto('/programmes/JS6456');
    await expect(page.getByRole('table', { name: words('programmes:trend.title') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.goto('/programmes/JS4408');
    const add = page.getByRole('button', { name: words('programmes:page.add') });
    await expect(page.getByText(words('receipt:counted.title'))).toBeVisible();
    await expectAccessible(page, 'a programme with grades');
    await add.click();
    await expect(page.getByText(words('programmes:page.added'), { exact: true })).toBeVisible();
    await page.goto('/jupaselect');
    const count = words('admission:choices.dockCount', { count: 1, max: 6 });
    await expect(page.getByRole('button', { name: count })).toBeVisible();
  });
});

/** The four with the most to say. */
const LONGEST = 'JS6602,JS4082,JS1801,JS6028';

for (const language of ['tc', 'en'] as const) {
  journey.describe(`on paper in ${language}`, () => {
    journey.use({ language, kept: { grades: SCIENCE_PUPIL } });

    journey('four long programmes side by side are one sheet across', async ({ page }) => {
      await page.goto(`/compare?codes=${LONGEST}`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
      const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      const [, width = 0, height = 0] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)?.map(Number) ?? [];
      expect(width).toBeGreaterThan(height);
    });
  });
}
