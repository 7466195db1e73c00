import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/browser.ts';
import { JupaselectPage } from '../e2e/support/jupaselect.ts';
import { storageOf } from '../e2e/support/kept.ts';
import { SCIENCE_PUPIL } from '../e2e/support/pupil.ts';
import { type Language, wordsOf } from '../e2e/support/words.ts';
import { ensureBuilt } from './set-up/build.mjs';
import { ROOT } from './set-up/place.mjs';
import { withRunningProduct } from './set-up/running-product.ts';

const CHOICES = ['JS6901', 'JS4412', 'JS5312', 'JS4056', 'JS2310'];

type Picture = {
  file: string;
  language: Language;
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  pose: (page: JupaselectPage) => Promise<void>;
};

const PICTURES: readonly Picture[] = [
  {
    file: 'jupaselect-desk.png',
    language: 'en',
    theme: 'light',
    viewport: { width: 1440, height: 900 },
    pose: async (page) => {
      await page.levelButton('JS6901').click();
      await page.receipt('JS6901').waitFor();
    },
  },
  {
    file: 'jupaselect-phone.png',
    language: 'tc',
    theme: 'light',
    viewport: { width: 360, height: 740 },
    pose: (page) => page.openSheet(CHOICES.length),
  },
];

ensureBuilt();
await withRunningProduct(async (url) => {
  const browser = await launchBrowser();
  for (const { file, language, theme, viewport, pose } of PICTURES) {
    const storageState = storageOf(url, { language, theme, grades: SCIENCE_PUPIL, choices: CHOICES });
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      storageState,
      reducedMotion: 'reduce',
    });
    const page = new JupaselectPage(await context.newPage(), wordsOf(language));
    await page.open();
    await page.cards().first().waitFor();
    await pose(page);
    await page.page.screenshot({ path: join(ROOT, 'docs', 'pictures', file) });
    await context.close();
  }
  await browser.close();
});
