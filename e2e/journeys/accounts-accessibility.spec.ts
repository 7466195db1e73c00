import { LANGUAGES } from '@lodestar/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type AccountPages, openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';

interface State {
  readonly name: string;
  readonly path: string;
  readonly reach?: (page: Page, account: AccountPages) => Promise<void>;
}

const press = (key: string) => async (_: Page, account: AccountPages) => account.button(key).click();

const OUTSIDE: readonly State[] = [
  { name: 'login', path: '/login' },
  { name: 'login with errors', path: '/login', reach: press('login.submit') },
  { name: 'registration', path: '/register' },
  {
    name: 'registration with errors and the privacy statement',
    path: '/register',
    reach: async (page, account) => {
      await account.button('register.submit').click();
      await page.getByText(account.text('register.readPrivacy'), { exact: true }).click();
      await account.username().fill('ab');
    },
  },
  { name: 'forgotten password', path: '/forgot-password', reach: press('reset.askSubmit') },
  { name: 'new password', path: '/reset-password#token=abc' },
  { name: 'confirming an e-mail address', path: '/confirm-email#token=abc' },
];

const INSIDE: readonly State[] = [
  { name: 'profile', path: '/edit-profile' },
  {
    name: 'account with a new password that is not one',
    path: '/account',
    reach: async (_, account) => {
      await account.button('account.password.open').click();
      await account.button('account.password.submit').click();
    },
  },
  {
    name: 'erasing',
    path: '/account',
    reach: async (page, account) => {
      await account.button('account.erase.open').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

async function walk(page: Page, account: AccountPages, states: readonly State[]): Promise<void> {
  for (const { name, path, reach } of states) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await reach?.(page, account);
    await expectAccessible(page, name);
  }
}

for (const language of LANGUAGES) {
  journey.describe(() => {
    journey.use({ language, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    journey(`nothing for axe to find on the way in, in ${language}`, async ({ page, account }) =>
      walk(page, account, OUTSIDE),
    );

    journey(`nothing for axe to find in the account, in ${language}`, async ({ page, request, account }) => {
      const person = someone();
      await openAccount(request, person, language);
      await account.enter(person, '/account');
      await walk(page, account, INSIDE);
    });
  });
}
