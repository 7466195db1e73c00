import { EddyPage } from '../support/eddy.ts';
import { expect, journey } from '../support/journey.ts';
import { keepGradesAndList, signInAs } from '../support/signed-in.ts';

const SIX = { JS4412: 0, JS4408: 1, JS4462: 2, JS1204: 3, JS6200: 4, JS7225: 5 };

journey(
  'Eddy is asked about the whole list and about one level',
  async ({ page, request, words, jupaselect }) => {
    const { token } = await signInAs(page, request);
    await keepGradesAndList(request, token);
    const headers = { Authorization: `Bearer ${token}` };
    await request.post('/api/jupas-order/save', { headers, data: { programmeOrder: SIX } });
    const eddy = new EddyPage(page, words);

    await jupaselect.open();
    await page.getByRole('button', { name: words('admission:askEddy.list') }).click();
    await expect(page).toHaveURL(/\/eddy$/);
    await expect(eddy.log().getByText(words('admission:askEddy.listMessage'))).toBeVisible();
    await eddy.answered(1);
    await expect(eddy.chip('JS4412')).toBeVisible();

    await jupaselect.open();
    await jupaselect.levelButton('JS4408').click();
    await page.getByRole('button', { name: words('admission:askEddy.programme'), exact: true }).click();
    await expect(page).toHaveURL(/\/eddy$/);
    const question = words('admission:askEddy.programmeMessage', { code: 'JS4408' });
    await expect(eddy.log().getByText(question)).toBeVisible();
    await eddy.answered(1);
  },
);

journey.describe('when a chat cannot be begun', () => {
  journey.use({ expectedComplaints: [/Failed to load resource/] });

  journey('it is said, and the list stays', async ({ page, request, words, jupaselect }) => {
    const { token } = await signInAs(page, request);
    await keepGradesAndList(request, token);
    const headers = { Authorization: `Bearer ${token}` };
    await request.post('/api/jupas-order/save', { headers, data: { programmeOrder: SIX } });
    await page.route('**/api/chat/create', (route) => route.abort());
    await jupaselect.open();
    await page.getByRole('button', { name: words('admission:askEddy.list') }).click();
    await expect(page.getByText(words('common:eddy.failed'))).toBeVisible();
    await expect(page).toHaveURL(/\/jupaselect$/);
  });
});
