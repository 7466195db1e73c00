import { openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { JupaselectPage } from '../support/jupaselect.ts';
import { keepGradesAndList } from '../support/signed-in.ts';

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

journey(
  'a whole list that two devices change at once keeps what either added and removed, and its new name',
  async ({ page, context, browser, request, words, account, jupaselect }) => {
    const person = someone();
    const token = await openAccount(request, person);
    const headers = { Authorization: `Bearer ${token}` };
    await keepGradesAndList(request, token);
    await request.put('/api/lists/science', {
      headers,
      data: { name: 'Science', kind: 'full', choices: [{ code: 'JS4412' }, { code: 'JS4601' }] },
    });
    const saved = async () => {
      const { lists } = await (await request.get('/api/lists', { headers })).json();
      const { name, choices } = lists.find(({ id }: { id: string }) => id === 'science');
      return { name, choices };
    };

    await account.enter(person);
    const elsewhere = await browser.newContext({ storageState: await context.storageState() });
    const tab = await elsewhere.newPage();
    const device = new JupaselectPage(tab, words);
    await device.open();
    const listOn = (one: JupaselectPage) => one.list().getByText(words('lists:kind.full'), { exact: true });
    for (const one of [jupaselect, device]) {
      await listOn(one).click();
      await expect.poll(() => one.chosenCodes()).toEqual(['JS4412', 'JS4601']);
    }

    await context.setOffline(true);
    await jupaselect.addFromSearch('JS6901', 'JS6901');
    await jupaselect.remove('JS4412').click();
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(['JS4601', 'JS6901']);
    await device
      .list()
      .getByRole('button', { name: words('lists:named.rename') })
      .click();
    const naming = tab.getByRole('dialog', { name: words('lists:named.rename') });
    await naming.getByRole('textbox', { name: words('lists:named.name') }).fill('Science first');
    await naming.getByRole('button', { name: words('lists:named.save') }).click();
    await device.addFromSearch('JS5102', 'JS5102');
    await expect.poll(async () => (await saved()).choices).toHaveLength(3);
    await context.setOffline(false);

    await expect
      .poll(saved)
      .toEqual({ name: 'Science first', choices: ['JS4601', 'JS5102', 'JS6901'].map((code) => ({ code })) });
    await page.reload();
    await expect(jupaselect.list().getByRole('combobox', { name: words('lists:named.label') })).toContainText(
      'Science first',
    );
    await expect.poll(() => jupaselect.chosenCodes()).toEqual(['JS4601', 'JS5102', 'JS6901']);
    await elsewhere.close();
  },
);
