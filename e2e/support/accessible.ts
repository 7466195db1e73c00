import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails on everything that axe finds on the page as it is now, in light and in dark. `state` names it in the failure. */
export async function expectAccessible(page: Page, state = 'page'): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
    expect(findings, `${state}, ${theme}`).toEqual([]);
  }
  await page.evaluate((chosen) => {
    if (chosen === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }, own);
}
