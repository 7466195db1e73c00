import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a theme can break: it changes colours alone. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Fails on everything that axe finds on the page as it is now: in light, and in English in dark too, whose colours are
 * the same in every language. `state` names it in the failure.
 */
export async function expectAccessible(page: Page, state = 'page'): Promise<void> {
  const { own, language } = await page.evaluate(() => ({
    own: document.documentElement.dataset.theme,
    language: document.documentElement.lang,
  }));
  for (const theme of language === 'en' ? ['light', 'dark'] : ['light']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
      // Colours on their way from one theme to the other are in neither.
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      return Promise.allSettled(changes.map((change) => change.finished)).then(() => undefined);
    }, theme);
    // Sums up on the page itself, not on a blank one opened for it; what it leaves out, frames of other origins, no state has.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({
      // What is in order is not described.
      resultTypes: ['violations'],
      ...(theme === 'dark' && { runOnly: { type: 'rule', values: OF_COLOUR } }),
    });
    const { violations } = await axe.analyze();
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
    expect(findings, `${state}, ${theme}`).toEqual([]);
  }
  await page.evaluate((chosen) => {
    if (chosen === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }, own);
}
