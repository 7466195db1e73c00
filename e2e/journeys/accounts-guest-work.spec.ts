import { openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';

const CODES = ['JS4412', 'JS6901'];

journey.describe('what a guest has entered', () => {
  journey.use({ kept: { grades: SCIENCE_PUPIL, choices: CODES } });

  journey('comes along at registration', async ({ page, account, jupaselect }) => {
    const person = someone();
    await jupaselect.open();
    await page.goto('/register?redirect=%2Fjupaselect');
    await account.fillRegistration(person);
    await account.button('register.submit').click();
    await expect(page.getByText(account.signedInText('carry.came'))).toBeVisible();
    await expect(jupaselect.gradeButton('MAT')).toHaveText('5*');
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(CODES);

    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const secret of [person.First_Name, person.Last_Name, person.Email_Address, person.Password]) {
      expect(kept).not.toContain(secret);
    }

    await account.logOut();
    await expect(page).toHaveURL(/\/$/);
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual(['i18nextLng', 'lodestar.device', 'lodestar.theme']);
    await jupaselect.open();
    await expect(page.getByText(jupaselect.text('waiting.title'))).toBeVisible();
  });

  journey(
    'is asked about when the account holds something too',
    async ({ page, request, account, jupaselect }) => {
      const person = someone();
      const token = await openAccount(request, person);
      const headers = { Authorization: `Bearer ${token}` };
      await request.post('/api/dse-scores/save', {
        headers,
        data: { scores: { 'Chinese Language': '3', GEO: '4' } },
      });
      await request.post('/api/jupas-order/save', {
        headers,
        data: { programmeOrder: { JS1204: 0, JS4412: 1 } },
      });

      await account.enter(person);
      const question = page.getByRole('dialog', { name: account.signedInText('carry.title') });
      await expect(question).toContainText('JS6901');
      await expect(question).toContainText('JS1204');
      await question.getByRole('button', { name: account.signedInText('carry.both') }).click();
      await expect(question).toBeHidden();
      await expect(jupaselect.gradeButton('CHI')).toHaveText('3');
      await expect(jupaselect.gradeButton('MAT')).toHaveText('5*');
      await expect.poll(() => jupaselect.chosenCodes()).toEqual(['JS1204', 'JS4412', 'JS6901']);

      await expect
        .poll(async () => {
          const saved = await request.get('/api/jupas-order/load', { headers });
          return (await saved.json()).programmeOrder;
        })
        .toEqual({ JS1204: 0, JS4412: 1, JS6901: 2 });
    },
  );
});
