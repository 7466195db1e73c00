import { readFile } from 'node:fs/promises';
import { writeSharedList } from '@lodestar/domain';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { storageOf } from '../support/kept.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';

const SIX = ['JS6901', 'JS4056', 'JS5312', 'JS4412', 'JS2310', 'JS1801'];
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

journey.use({ language: 'tc', ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });

/** What stands on paper at the moment the browser takes the page for the printer, and how many pages that makes. */
async function printed(page: Page): Promise<{ readonly text: string; readonly pages: number }> {
  await page.evaluate(() => {
    const take = () =>
      sessionStorage.setItem('paper', document.querySelector('.printed-page')?.textContent ?? '');
    addEventListener('beforeprint', take, { once: true });
  });
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pages = file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  return { text: (await page.evaluate(() => sessionStorage.getItem('paper'))) ?? '', pages };
}

/** A PNG's width, and whether it is taller than wide, as chats show it best. */
function pictureSize(png: Buffer): { readonly width: number; readonly tall: boolean } {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return { width, tall: height > width };
}

/** Keys of a guest's own work in this browser. */
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lodestar.guest.')));

/** Programme codes in the order in which they are listed. */
async function listedCodes(page: Page): Promise<string[]> {
  const rows = await page.getByRole('main').locator('ol').getByRole('listitem').allTextContents();
  return rows.flatMap((row) => /JSS?[A-Z]?\d+/.exec(row)?.[0] ?? []);
}

journey.describe('with six choices', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL, choices: SIX } });

  journey(
    'a guest prints the list in three taps, and another browser takes it over from its link',
    async ({ page, browser, baseURL, words, jupaselect }) => {
      let prints = 0;
      await page.exposeFunction('print', () => {
        prints += 1;
      });
      let taps = 0;
      const tap = async (place: Locator) => {
        await place.tap();
        taps += 1;
      };
      await jupaselect.open();
      const count = jupaselect.text('choices.dockCount', { count: SIX.length, max: SIX.length });
      await tap(page.getByRole('button', { name: count }));
      await tap(page.getByRole('button', { name: jupaselect.text('choices.show'), exact: true }));
      await tap(page.getByRole('button', { name: words('show:print') }));
      await expect.poll(() => prints).toBe(1);
      expect(taps, 'taps to paper').toBeLessThanOrEqual(3);

      const paper = await printed(page);
      expect(paper.pages, 'pages of paper').toBe(1);
      for (const text of [
        ...SIX,
        ...(['CHI', 'ENG', 'BIO', 'CHE', 'PHY'] as const).map(
          (code) => words(`admission:short.${code}`) + SCIENCE_PUPIL[code],
        ),
        `${words('show:paper.best5')}25`,
        `${words('show:paper.best6')}29`,
        words('show:paper.made', { year: 2026, date: '', count: 6, most: 20 }).split(' · ')[0] ?? '',
        words('show:band', { band: 'B' }),
      ]) {
        expect(paper.text).toContain(text);
      }

      await page.getByRole('button', { name: words('show:copy'), exact: true }).tap();
      await expect(page.getByText(words('show:copied'))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words('show:picture.title') }).tap();
      const picture = await readFile(await (await download).path());
      expect(pictureSize(picture), 'pixels of the picture for a chat').toEqual({ width: 1080, tall: true });

      await page.getByRole('button', { name: words('show:compare') }).tap();
      await expect(page).toHaveURL(/\/compare\?codes=JS6901,JS4056,JS5312,JS4412$/);
      await expect(page.getByRole('article', { name: 'JS4412' })).toBeAttached();
      await expectAccessible(page, 'compare');
      expect((await printed(page)).pages, 'pages of four side by side').toBe(1);

      const elsewhere = await browser.newContext({
        ...PHONE,
        storageState: storageOf(baseURL ?? '', { language: 'tc', theme: 'light' }),
      });
      const other = await elsewhere.newPage();
      await other.goto(link);
      await expect(other.getByText('JS1801')).toBeVisible();
      expect(await listedCodes(other)).toEqual(SIX);
      await expect(other.getByRole('region', { name: words('show:shared.grades') })).toContainText('25');
      await expectAccessible(other, 'a shared list');
      expect((await printed(other)).text).toContain('JS1801');
      expect(await keptKeys(other), 'kept before it was taken over').toEqual([]);

      await other.getByRole('button', { name: words('show:shared.use') }).tap();
      await expect(other).toHaveURL(/\/jupaselect$/);
      await other.reload();
      await expect(other.getByRole('button', { name: count })).toBeVisible();
      await elsewhere.close();
    },
  );
});

journey(
  'a link that was cut, or names what is unknown, is read as far as it goes',
  async ({ page, words }) => {
    const fragment = writeSharedList({
      year: 2026,
      grades: SCIENCE_PUPIL,
      choices: ['JS4412', 'JS0000', 'JS1204'].map((code) => ({ code, note: '' })),
    });
    await page.goto(`/shared#${fragment.slice(0, -4)}`);
    await expect(page.getByText(words('show:shared.gap.cut'))).toBeVisible();
    await expect(
      page.getByText(words('show:shared.gap.unknown', { count: 1, list: 'JS0000' })),
    ).toBeVisible();
    expect(await listedCodes(page)).toEqual(['JS4412', 'JS0000', 'JS1204']);
    await expectAccessible(page, 'a cut link');

    await page.goto('/shared#nothing');
    await expect(
      page.getByRole('heading', { level: 1, name: words('show:shared.unreadableTitle') }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: words('show:shared.start') })).toBeVisible();
    expect(await keptKeys(page)).toEqual([]);
  },
);
