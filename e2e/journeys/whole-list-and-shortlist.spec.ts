import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';

const SIX = ['JS6901', 'JS4056', 'JS5312', 'JS4412', 'JS2310', 'JS1801'];

journey.use({
  language: 'tc',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  kept: { grades: SCIENCE_PUPIL, choices: SIX },
});

journey(
  'a programme goes by the shortlist into the list of twenty, and the six stay as they were',
  async ({ page, words, jupaselect }) => {
    await page.goto('/programmes?q=JS4408');
    const found = page.getByRole('main').getByRole('article').filter({ hasText: 'JS4408' });
    await found.getByRole('button', { name: words('lists:shortlist.addCode', { code: 'JS4408' }) }).tap();
    await expect(page.getByText(words('lists:shortlist.added', { code: 'JS4408' }))).toBeVisible();

    await jupaselect.open();
    await jupaselect.openSheet(SIX.length);
    await jupaselect
      .list()
      .getByRole('button', { name: words('checks:title') })
      .tap();
    await expect(page.getByRole('region', { name: words('checks:title') })).toBeInViewport();
    await expect(
      jupaselect.list().getByRole('button', { name: words('common:action.close') }),
    ).toBeInViewport();
    await page.getByText(words('lists:kind.full'), { exact: true }).tap();
    for (const band of ['A', 'B', 'C', 'D', 'E']) {
      await expect(
        page.getByRole('region', { name: jupaselect.text('choices.band', { band }), exact: true }),
      ).toBeVisible();
    }
    const shortlist = page.getByRole('region', { name: words('lists:shortlist.title') });
    await shortlist.getByRole('button', { name: words('lists:shortlist.toList', { code: 'JS4408' }) }).tap();
    await expect.poll(() => jupaselect.chosenCodes()).toEqual([...SIX, 'JS4408']);

    await page.reload();
    const count = jupaselect.text('choices.dockCount', { count: SIX.length + 1, max: 20 });
    await page.getByRole('button', { name: count }).tap();
    await expect.poll(() => jupaselect.chosenCodes()).toEqual([...SIX, 'JS4408']);
    await expect(shortlist).toContainText('JS4408');
    await jupaselect
      .list()
      .getByRole('button', { name: words('lists:two.open') })
      .tap();
    const two = page.getByRole('dialog', { name: words('lists:two.title') });
    const row = (name: string) => two.getByRole('row', { name });
    await expect(row('JS4408').getByRole('cell')).toHaveText([/^7/, /^–/]);
    await expect(row('JS1801').getByRole('cell')).toHaveText([/^6/, /^6/]);
    await expect(two.getByText(words('lists:two.both', { count: SIX.length }))).toBeVisible();
    await expectAccessible(page, 'two lists side by side');
    expect(await two.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    await two.getByRole('button', { name: words('common:action.close') }).tap();
    await page.getByText(words('lists:kind.six'), { exact: true }).tap();
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(SIX);
  },
);
