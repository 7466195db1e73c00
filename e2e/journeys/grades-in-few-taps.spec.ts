import type { Locator } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';

journey.use({ language: 'tc', viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

journey(
  'five grades take nine taps at most, the first receipt fourteen',
  async ({ page, words, jupaselect }) => {
    let taps = 0;
    const tap = async (place: Locator) => {
      await place.tap();
      taps += 1;
    };
    const grade = (name: string) => page.getByRole('radiogroup').getByText(name, { exact: true });
    const elective = (code: 'PHY' | 'CHE' | 'BIO') =>
      page.getByRole('button', {
        name: jupaselect.text('scores.chosen', { subject: jupaselect.subject(code) }),
      });

    await page.goto('/');
    await tap(page.getByRole('link', { name: words('support:hero.start') }));
    for (const name of ['4', '4', '5', jupaselect.text('grade.Attained')]) await tap(grade(name));
    await tap(elective('PHY'));
    await tap(grade('5'));
    await expect(page.getByRole('button', { name: jupaselect.text('scores.seeLevels') })).toBeEnabled();
    expect(taps, 'taps to five grades').toBeLessThanOrEqual(9);

    for (const code of ['CHE', 'BIO'] as const) {
      await tap(elective(code));
      await tap(grade('5'));
    }
    await tap(page.getByRole('button', { name: jupaselect.text('scores.seeLevels') }));
    await tap(jupaselect.cards().first().locator('[data-level]').first());
    await expect(jupaselect.recommendations().getByRole('region').first()).toBeVisible();
    expect(taps, 'taps to the first receipt').toBeLessThanOrEqual(14);

    await jupaselect.open();
    await expect(page.getByText(jupaselect.text('scores.best', { five: 24, six: 28 }))).toBeVisible();
    await expect(jupaselect.searchBox()).toBeInViewport();
  },
);
