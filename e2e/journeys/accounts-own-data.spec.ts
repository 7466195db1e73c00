import { readFileSync } from 'node:fs';
import { openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';

journey.use({ expectedComplaints: [/status of 40[13]/] });

journey(
  'a pupil corrects the profile, takes the data away and has everything erased',
  async ({ page, request, account }) => {
    const person = someone();
    await openAccount(request, person);

    await page.goto('/edit-profile');
    await expect(page).toHaveURL('/login?redirect=%2Fedit-profile');
    await account.logIn(person.User_ID, person.Password);
    await expect(page).toHaveURL(/\/edit-profile$/);
    await account.field('Nickname').fill('Ching 🌟');
    await account.button('profile.save').click();
    await expect(page.getByText(account.text('profile.saved'))).toBeVisible();
    await expect(page).toHaveURL(/\/view-report$/);

    await page.goto('/account');
    const downloading = page.waitForEvent('download');
    await account.button('account.data.download').click();
    const file = await downloading;
    expect(file.suggestedFilename()).toContain(person.User_ID);
    expect(readFileSync(await file.path(), 'utf8')).toContain('Ching 🌟');

    await account.button('account.erase.open').click();
    const question = page.getByRole('dialog', { name: account.text('account.erase.question') });
    const password = question.getByLabel(account.text('field.password'), { exact: true });
    await password.fill('not mine');
    await question.getByRole('button', { name: account.text('account.erase.submit') }).click();
    await expect(question).toContainText(account.text('problem.wrongPassword'));
    await password.fill(person.Password);
    await question.getByRole('button', { name: account.text('account.erase.submit') }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(account.text('account.erase.done'))).toBeVisible();

    await page.goto('/login');
    await account.logIn(person.User_ID, person.Password);
    await expect(page.getByRole('alert')).toHaveText(account.text('login.invalid'));
  },
);
