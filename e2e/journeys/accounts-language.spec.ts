import { AccountPages, openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { wordsOf } from '../support/words.ts';

journey(
  'a language chosen once is there on every device, and never reloads for ever',
  async ({ page, browser, request, account, words }) => {
    const person = someone();
    await openAccount(request, person, 'en');
    await account.enter(person, '/account');
    await page.getByRole('button', { name: /简体中文/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByText(wordsOf('sc')('app:language.syncing'))).toBeVisible();

    const elsewhere = await browser.newContext({ locale: 'en-GB' });
    const second = await elsewhere.newPage();
    let loads = 0;
    second.on('load', () => {
      loads += 1;
    });
    await second.goto('/login?lng=en');
    await new AccountPages(second, words).logIn(person.User_ID, person.Password);
    await expect(second.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(second.getByRole('button', { name: /简体中文/ })).toBeEnabled();
    expect(loads).toBe(1);
    await elsewhere.close();
  },
);
