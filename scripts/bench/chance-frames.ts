import { launchBrowser } from '../../e2e/support/browser.ts';
import { frameTimes } from '../../e2e/support/frame-times.ts';
import { storageOf } from '../../e2e/support/kept.ts';
import { SCIENCE_PUPIL } from '../../e2e/support/pupil.ts';
import { wordsOf } from '../../e2e/support/words.ts';
import { withRunningProduct } from '../set-up/running-product.ts';

/** From every institution, in Bands A to E. */
const CHOICES =
  'JS1005 JS1070 JS1208 JS2370 JS7214 JS4068 JS4343 JS4550 JS4892 JS8675 JS3080 JS3337 JS5240 JS5813 JS6274 JS6755 JS9011 JS9731 JSST04 JSSU90';
const CHANGES = 12;
const GRADES = ['2', '3'] as const;
/** One frame of sixty a second, and the length from which a browser calls work on the page long. */
const FRAME_MS = 17;
const LONG_MS = 50;
/** Longer than twenty thousand draws take. */
const WORKING_MS = 600;

/** Run in the page: a list that grows by the length of each long piece of work. */
const LONG_TASKS = `(() => {
  const lengths = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) lengths.push(duration);
  }).observe({ type: 'longtask' });
  return lengths;
})()`;

await withRunningProduct(async (url) => {
  const browser = await launchBrowser();
  const choices = CHOICES.split(' ').map((code) => ({ code }));
  const kept = storageOf(url, { language: 'en', theme: 'light', grades: SCIENCE_PUPIL, choices: [] });
  kept.origins[0]?.localStorage.push({
    name: 'lodestar.guest.lists',
    value: JSON.stringify([{ id: 'l-whole', name: 'Twenty', kind: 'full', choices }]),
  });
  const context = await browser.newContext({ baseURL: url, storageState: kept });
  const page = await context.newPage();
  const words = wordsOf('en');
  await page.goto('/chance?mode=before');
  await page.getByRole('combobox', { name: words('chance:list.label') }).selectOption('Twenty');
  const lowest = page.locator('#MAT-low');
  await lowest.waitFor();
  await page.waitForTimeout(2 * WORKING_MS);
  const long = await page.evaluateHandle<number[]>(LONG_TASKS);
  const times = await frameTimes(page, async () => {
    for (let change = 0; change < CHANGES; change += 1) {
      await lowest.selectOption(GRADES[change % GRADES.length] ?? '2');
      await page.waitForTimeout(WORKING_MS);
    }
  });
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  const longest = await long.evaluate((lengths) => lengths.map(Math.round).sort((one, other) => other - one));
  console.log(
    JSON.stringify({
      bench: `chances of ${choices.length} choices worked out beside the page: its frames`,
      frames: times.length,
      medianMs: at(0.5),
      p95Ms: at(0.95),
      limitMs: FRAME_MS,
      longTasks: longest.length,
      longestMs: longest[0] ?? 0,
      longLimitMs: LONG_MS,
    }),
  );
  await browser.close();
});
