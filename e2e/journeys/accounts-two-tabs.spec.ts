import { openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { JupaselectPage } from '../support/jupaselect.ts';

journey.use({ expectedComplaints: [/status of 412|ERR_INTERNET_DISCONNECTED/] });

const EXPECTED = {
  'Chinese Language': '4',
  'English Language': '5',
  'Mathematics Compulsory Part': '5*',
  'Core Subject Code': 'CSD',
  'Core Score': 'Attained',
};

journey(
  'two tabs and another device change the same grades, and none is lost',
  async ({ page, context, browser, request, words, account, jupaselect }) => {
    const person = someone();
    const token = await openAccount(request, person);
    const headers = { Authorization: `Bearer ${token}` };
    const saved = async () => (await (await request.get('/api/dse-scores/load', { headers })).json()).scores;

    await account.enter(person);
    const tab = await context.newPage();
    const other = new JupaselectPage(tab, words);
    await other.open();
    const elsewhere = await browser.newContext({ storageState: await context.storageState() });
    const device = new JupaselectPage(await elsewhere.newPage(), words);
    await device.open();

    await jupaselect.chooseGrade('CHI', '4');
    await Promise.all([other.chooseGrade('ENG', '5'), device.chooseGrade('MAT', '5*')]);
    await Promise.all([jupaselect.chooseGrade('CSD', 'Attained'), other.chooseGrade('CHI', '4')]);
    await expect.poll(saved).toEqual(EXPECTED);

    await page.reload();
    await expect(jupaselect.gradeButton('ENG')).toHaveText('5');
    await expect(jupaselect.gradeButton('MAT')).toHaveText('5*');
    await elsewhere.close();
  },
);

journey(
  'what is changed without a connection is kept and sent when it returns',
  async ({ page, context, request, words, account, jupaselect }) => {
    const person = someone();
    const token = await openAccount(request, person);
    const headers = { Authorization: `Bearer ${token}` };
    await account.enter(person);
    await expect(page.getByText(words('common:work.account'))).toBeVisible();

    await context.setOffline(true);
    await jupaselect.chooseGrade('CHI', '4');
    await expect(page.getByText(words('common:work.scores.saveFailed'))).toBeVisible();
    await expect(page.getByText(words('common:work.waiting'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(words('common:save.saved'), { exact: true })).toBeVisible();
    const answer = await request.get('/api/dse-scores/load', { headers });
    expect((await answer.json()).scores).toEqual({ 'Chinese Language': '4' });
  },
);
