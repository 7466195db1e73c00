import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { signInAs } from '../support/signed-in.ts';
import { keepSmallTrajectory, keepTrajectory, TrajectoryPage } from '../support/trajectory.ts';

journey.use({ viewport: { width: 1440, height: 900 } });

const TYPES = ['academic', 'extracurricular', 'personal'] as const;
/** Sixty years with an event each, told in English and Chinese. */
const LONG_LIFE = Array.from({ length: 60 }, (_, index) => ({
  id: `event_${index}`,
  name: index % 2 === 0 ? `Thing ${index + 1} that I remember well` : `第 ${index + 1} 件我記得很清楚的事`,
  year: 1970 + index,
  type: TYPES[index % TYPES.length] ?? 'academic',
  description:
    index % 3 === 0 ? '' : 'What happened, in a line or two, as a pupil would write it on a train.',
}));
const LED_TO = LONG_LIFE.slice(1, 40).map(({ id }, index) => [`event_${index}`, id] as const);

/** Font sizes on the screen of what is written on cards and can be seen. */
const textSizes = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const scale = card.getBoundingClientRect().width / (card instanceof HTMLElement ? card.offsetWidth : 1);
      return [...card.querySelectorAll('span, p')]
        .filter((one) => one.textContent !== '' && getComputedStyle(one).visibility === 'visible')
        .map((one) => Math.round(Number.parseFloat(getComputedStyle(one).fontSize) * scale * 100) / 100);
    }),
  );

/** The pages of what the browser hands to the printer, each as wide and as high as it is, in points. */
async function printedPages(page: Page): Promise<readonly string[]> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const boxes = file.toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  return boxes.map((box) => box.replace(/\.\d+/g, '').replace(/\/MediaBox\s*/, ''));
}

const LYING_A4 = '[0 0 841 594]';

journey(
  'however far a long map is zoomed out, what is left on it can be read',
  async ({ page, request, words }) => {
    const { token } = await signInAs(page, request);
    await keepTrajectory(request, token, LONG_LIFE, LED_TO);
    const map = new TrajectoryPage(page, words);
    await map.open();
    await expect(map.cards().first()).toBeVisible();
    for (const tool of ['tools.zoomOut', 'tools.fit']) {
      await map.button(tool).click();
      await expect.poll(async () => Math.min(...(await textSizes(page)))).toBeGreaterThanOrEqual(12);
    }
    await expect(map.button('tools.zoomLevel', { percent: 40 })).toBeVisible();
  },
);

journey(
  'a small map is printed on one page lying on its side, a long one on several',
  async ({ page, request, words }) => {
    const { token } = await signInAs(page, request);
    await keepSmallTrajectory(request, token);
    const map = new TrajectoryPage(page, words);
    await map.open();
    await expect(map.cards()).toHaveCount(2);
    expect(await printedPages(page)).toEqual([LYING_A4]);
    // Browsers lay a page out anew for paper, narrower than a desk: the map must still begin at its top.
    await page.setViewportSize({ width: 794, height: 1_123 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect((await page.locator('.printed-page > svg').boundingBox())?.y).toBeLessThan(60);
    await page.emulateMedia({ media: null });

    await keepTrajectory(request, token, LONG_LIFE, LED_TO);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(map.cards().nth(2)).toBeVisible();
    const pages = await printedPages(page);
    expect(pages.length).toBeGreaterThan(4);
    expect(new Set(pages)).toEqual(new Set([LYING_A4]));
  },
);
