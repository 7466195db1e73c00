import { launchBrowser } from '../../e2e/support/browser.ts';
import { JupaselectPage } from '../../e2e/support/jupaselect.ts';
import { storageOf } from '../../e2e/support/kept.ts';
import { SCIENCE_PUPIL } from '../../e2e/support/pupil.ts';
import { timeOfChange } from '../../e2e/support/time-of-change.ts';
import { wordsOf } from '../../e2e/support/words.ts';
import { withRunningProduct } from '../set-up/running-product.ts';

const CHANGES = 20;
const LIMIT_MS = 50;
const CHOICES = ['JS6901', 'JS4412', 'JS5312', 'JS4056', 'JS2310', 'JS1801'];

await withRunningProduct(async (url) => {
  const browser = await launchBrowser();
  const storageState = storageOf(url, {
    language: 'en',
    theme: 'light',
    grades: SCIENCE_PUPIL,
    choices: CHOICES,
  });
  const context = await browser.newContext({
    baseURL: url,
    storageState,
    viewport: { width: 1440, height: 900 },
  });
  const page = new JupaselectPage(await context.newPage(), wordsOf('en'));
  await page.open();
  await page.cards().first().waitFor();
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    times.push(await timeOfChange(page, change % 2 === 0 ? '2' : '5*'));
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  const row = {
    bench: 'change a grade → levels on the page',
    medianMs: at(0.5),
    p95Ms: at(0.95),
    limitMs: LIMIT_MS,
  };
  console.log(JSON.stringify(row));
  await browser.close();
});
