import { openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { signInAs } from '../support/signed-in.ts';
import { keepTrajectory, storedTrajectory, TrajectoryPage } from '../support/trajectory.ts';

journey.use({
  viewport: { width: 1440, height: 900 },
  expectedComplaints: [/status of (401|412)|ERR_INTERNET_DISCONNECTED/],
});

const YEAR = String(new Date().getFullYear() - 1);
const names = (prefix: string) => [1, 2, 3, 4].map((number) => `${prefix} ${number}`);

journey(
  'two tabs and another device change the same map, and nothing is lost',
  async ({ page, context, browser, request, words, account }) => {
    const person = someone();
    const token = await openAccount(request, person);
    await account.enter(person);
    const map = new TrajectoryPage(page, words);
    await map.open();
    const tab = new TrajectoryPage(await context.newPage(), words);
    await tab.open();
    const elsewhere = await browser.newContext({
      storageState: await context.storageState(),
      viewport: { width: 1440, height: 900 },
    });
    const device = new TrajectoryPage(await elsewhere.newPage(), words);
    await device.open();

    await Promise.all(
      [map, tab, device].map(async (one, index) => {
        for (const name of names(`Place ${index}`)) await one.addEvent({ name, year: YEAR });
      }),
    );
    const all = [0, 1, 2].flatMap((index) => names(`Place ${index}`));
    const stored = async () =>
      (await storedTrajectory(request, token)).trajectory_events.map(({ name }) => name).sort();
    await expect.poll(stored).toEqual(all);
    for (const one of [map, tab]) {
      await one.page.reload();
      await one.button('tools.find').click();
      await expect(one.page.getByText(one.text('find.shown', { count: all.length }))).toBeVisible();
    }
    await elsewhere.close();
  },
);

journey(
  'what is changed without a connection survives the page and is sent when it returns',
  async ({ page, context, request, words }) => {
    const { token } = await signInAs(page, request);
    const map = new TrajectoryPage(page, words);
    await map.open();
    await map.addEvent({ name: 'With a connection', year: YEAR });
    await expect.poll(async () => (await storedTrajectory(request, token)).trajectory_events.length).toBe(1);
    await context.setOffline(true);
    await map.addEvent({ name: 'Without one', year: YEAR });
    await expect(page.getByText(map.text('save.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await storedTrajectory(request, token)).trajectory_events.length).toBe(2);
    await page.reload();
    await expect(map.card('Without one')).toBeVisible();
  },
);

journey('a session that ends on the map says so', async ({ page, request, words }) => {
  const { token } = await signInAs(page, request);
  await keepTrajectory(request, token, [{ id: 'event_1', name: 'Mine' }]);
  const map = new TrajectoryPage(page, words);
  await map.open();
  await expect(map.card('Mine')).toBeVisible();
  await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  const panel = await map.openPanel();
  await map.fillEvent(panel, { name: 'One more', year: YEAR });
  await panel.getByRole('button', { name: map.text('event.add') }).click();
  await expect(page.getByText(map.text('logIn.title'))).toBeVisible();
  await expect(map.card('Mine')).toHaveCount(0);
});
