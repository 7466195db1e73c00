import { openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { operate } from '../support/operator.ts';

journey.use({ expectedComplaints: [/status of 4(01|23)/] });

journey(
  'five wrong passwords lock an account, whoever asks, until it is opened again',
  async ({ page, request, account }) => {
    const person = someone();
    await openAccount(request, person);
    await page.goto('/login?redirect=%2Faccount');
    for (const wrong of ['one', 'two', 'three', 'four', 'five']) {
      await account.logIn(person.User_ID, `${wrong} wrong`);
      await expect(page.getByRole('alert')).toHaveText(account.text('login.invalid'));
    }
    await account.logIn(person.User_ID, person.Password);
    await expect(page.getByRole('alert')).toHaveText(account.text('login.lockedFor', { count: 15 }));
    await account.logIn(person.Email_Address, person.Password);
    await expect(page.getByRole('alert')).toHaveText(account.text('login.lockedFor', { count: 15 }));

    const [, password = ''] = /: (\S+)\n/.exec(operate('reset-password', person.User_ID)) ?? [];
    await account.logIn(person.User_ID, password);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText(account.text('account.lead', { userId: person.User_ID }))).toBeVisible();
  },
);
