import { LANGUAGES } from '@lodestar/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';
import type { Words } from '../support/words.ts';

const SIX = ['JS6901', 'JS4056', 'JS5312', 'JS4412', 'JS2310', 'JS1801'];

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function writeMessage(page: Page, words: Words): Promise<void> {
  const field = (name: string) => dialog(page).getByLabel(words(`contact:field.${name}`), { exact: true });
  await field('name').fill('Mei Chan');
  await field('email').fill('mei@example.hk');
  await field('subject').fill('A question');
  await field('message').fill('Where do I find last year’s figures?');
  await dialog(page)
    .getByRole('button', { name: words('contact:send') })
    .click();
}

journey(
  'a visitor finds an answer, keeps its address, and asks what is not there',
  async ({ page, words }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: words('app:page.help') })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);

    await page.getByLabel(words('help:search')).fill('results day');
    await press(page, 'What do I do on results day');
    const known = page.getByRole('region', { name: words('help:known.title') });
    await expect(known.getByRole('link').first()).toHaveAttribute('href', /^https:/);

    await page.getByLabel(words('help:search')).fill('password');
    await press(page, words('help:entry.security.question'));
    await expect(page).toHaveURL(/\/help#data-security$/);
    await page.reload();
    await expect(page.getByText('Passwords are kept as one-way hashes')).toBeVisible();

    await press(page, words('help:contact.action'));
    await writeMessage(page, words);
    await expect(page.getByText(words('contact:messageSent'))).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);

    await press(page, words('help:back'));
    await expect(page).toHaveURL('/');
  },
);

journey.describe('with six choices', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL, choices: SIX } });

  journey(
    'a pupil who spots a problem need not say which programmes it is about',
    async ({ page, jupaselect, words }) => {
      await jupaselect.open();
      await page.getByRole('button', { name: words('admission:choices.problem') }).click();
      const message = dialog(page).getByLabel(words('contact:field.message'), { exact: true });
      await expect(message).toHaveValue(/2026/);
      for (const code of SIX) await expect(message).toHaveValue(new RegExp(code));
    },
  );
});

journey.describe('while the server is in trouble', () => {
  journey.use({ expectedComplaints: [/Failed to load resource/] });

  journey('a message that could not be sent is kept, and sent once', async ({ page, words }) => {
    await page.goto('/help');
    await press(page, words('help:contact.action'));
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await writeMessage(page, words);
    await expect(page.getByText(words('contact:messageError'))).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: words('contact:send') })
      .click();
    await expect(page.getByText(words('contact:messageSent'))).toBeVisible();
  });
});

for (const language of LANGUAGES) {
  journey.describe(() => {
    journey.use({ language, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    journey(`nothing for axe to find in the help centre, in ${language}`, async ({ page, words }) => {
      await page.goto('/help#eddy');
      await expect(page.getByText('18111')).toBeVisible();
      await expectAccessible(page, 'help');
      await page.getByLabel(words('help:search')).fill('zzzz');
      await expect(page.getByText(words('help:none.title'))).toBeVisible();
      await expectAccessible(page, 'nothing found');
      await press(page, words('help:contact.action'));
      await dialog(page)
        .getByRole('button', { name: words('contact:send') })
        .click();
      await expect(page.getByText(words('contact:problem.required.name'))).toBeVisible();
      await expectAccessible(page, 'contact dialog with errors');
    });
  });
}
