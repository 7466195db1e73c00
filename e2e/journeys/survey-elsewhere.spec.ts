import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect } from '../support/journey.ts';
import { journeyWithModel as journeyWithSettings } from '../support/journey-with-model.ts';

const FORM = 'https://forms.example.org/jupas';
const CONTENT = '<!doctype html><html lang="en"><title>Form</title><h1>Which offer?</h1></html>';

const frameOf = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`);

journeyWithSettings.describe('an installation with a form of its own', () => {
  journeyWithSettings.use({ settings: { SURVEY_FORM_URL: FORM } });

  journeyWithSettings('shows it over the whole page, which stands still', async ({ page, words }) => {
    await page.route(`${FORM}**`, (route) => route.fulfill({ contentType: 'text/html', body: CONTENT }));
    await page.goto('/jupasurvey');
    const frame = frameOf(page, words('survey:frame.title'));
    await expect(frame.getByRole('heading', { name: 'Which offer?' })).toBeVisible();
    await expect(page.getByText(words('survey:frame.loading'))).toHaveCount(0);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('app:page.programmes') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: words('programmes:title') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  journeyWithSettings('offers a way out when it is slow', async ({ page, words }) => {
    await page.route(`${FORM}**`, () => undefined);
    await page.goto('/jupasurvey');
    await expect(page.getByText(words('survey:frame.loading'))).toBeVisible();
    const out = page.getByRole('link', { name: words('survey:frame.newTab') });
    await expect(out).toHaveAttribute('href', FORM);
    await expect(out).toHaveAttribute('target', '_blank');
    await expectAccessible(page, 'slow form');
  });

  journeyWithSettings('says when it cannot be had', async ({ page, words, context }) => {
    await page.route(`${FORM}**`, () => undefined);
    await page.goto('/jupasurvey');
    await expect(page.getByText(words('survey:frame.loading'))).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(words('survey:frame.failed'))).toBeVisible();
    await expectAccessible(page, 'failed form');
    await context.setOffline(false);
    await page.unroute(`${FORM}**`);
    await page.route(`${FORM}**`, (route) => route.fulfill({ contentType: 'text/html', body: CONTENT }));
    await page.getByRole('button', { name: words('common:action.retry') }).click();
    const frame = frameOf(page, words('survey:frame.title'));
    await expect(frame.getByRole('heading', { name: 'Which offer?' })).toBeVisible();
  });

  journeyWithSettings.describe('of which the browser says in the console that it was refused', () => {
    journeyWithSettings.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

    journeyWithSettings('says so when the network refuses it, with the way out', async ({ page, words }) => {
      await page.route(`${FORM}**`, (route) => route.abort('connectionrefused'));
      await page.goto('/jupasurvey');
      await expect(page.getByText(words('survey:frame.failed'))).toBeVisible();
      await expect(page.getByRole('link', { name: words('survey:frame.newTab') })).toHaveAttribute(
        'href',
        FORM,
      );
    });
  });
});
