import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { signInAs } from '../support/signed-in.ts';
import { keepTrajectory, storedTrajectory, TrajectoryPage } from '../support/trajectory.ts';

journey.use({ viewport: { width: 1440, height: 900 } });

const THIS_YEAR = new Date().getFullYear();

journey(
  'a pupil lays out events on a desk, links them with the mouse, and finds them again',
  async ({ page, request, words }) => {
    const { token } = await signInAs(page, request);
    const map = new TrajectoryPage(page, words);
    await map.open();
    await expect(page.getByText(map.text('empty.title'))).toBeVisible();
    await expectAccessible(page, 'empty map');

    const panel = await map.openPanel();
    const add = panel.getByRole('button', { name: map.text('event.add') });
    await add.click();
    await expect(page.getByText(map.text('problem.nameMissing'))).toBeVisible();
    for (const [year, problem] of [
      ['last year', map.text('problem.yearNotWhole')],
      ['1899', map.text('problem.yearTooEarly', { earliest: 1900 })],
      [String(THIS_YEAR + 11), map.text('problem.yearTooLate', { ahead: 10 })],
    ] as const) {
      await map.fillEvent(panel, { name: 'Chose Physics', year });
      await add.click();
      await expect(page.getByText(problem, { exact: true })).toBeVisible();
    }
    await map.addEvent({ name: 'Chose Physics', year: String(THIS_YEAR - 2), type: 'academic' });
    await map.addEvent({ name: 'Robotics team', year: String(THIS_YEAR - 2), type: 'extracurricular' });

    const drag = async () => {
      const from = await map.middleOf(map.card('Chose Physics'));
      const to = await map.middleOf(map.card('Robotics team'));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await expect(map.dialog('connection.newTitle')).toBeVisible();
    };
    await drag();
    await expectAccessible(page, 'new connection');
    await map
      .dialog('connection.newTitle')
      .getByRole('button', { name: map.text('connection.cancel') })
      .click();
    await expect(map.connectionsOf('Chose Physics', 0)).toBeVisible();
    await drag();
    await map
      .dialog('connection.newTitle')
      .getByRole('button', { name: map.text('connection.save') })
      .click();
    await expect(map.connectionsOf('Chose Physics', 1)).toBeVisible();
    await expect(page.locator('path[data-connection]')).toHaveCount(1);
    await expectAccessible(page, 'filled map');

    await expect
      .poll(async () => (await storedTrajectory(request, token)).trajectory_connections)
      .toMatchObject([{ type: 'influenced' }]);
    await page.reload();
    await expect(map.connectionsOf('Robotics team', 1)).toBeVisible();
  },
);

journey(
  'an event is edited, deleted with its connections, and brought back',
  async ({ page, request, words }) => {
    const { token } = await signInAs(page, request);
    const year = THIS_YEAR - 1;
    const events = ['event_1', 'event_2', 'event_3'].map((id, index) => ({
      id,
      name: `Step ${index + 1}`,
      year,
      type: ['academic', 'extracurricular', 'personal'][index] ?? 'academic',
    }));
    await keepTrajectory(request, token, events, [
      ['event_1', 'event_2'],
      ['event_2', 'event_3'],
    ]);
    const map = new TrajectoryPage(page, words);
    await map.open();

    await map.card('Step 1').click({ position: { x: 60, y: 20 } });
    const dialog = map.dialog('event.editTitle');
    await map.fillEvent(dialog, { name: 'First step' });
    await dialog.getByRole('button', { name: map.text('event.save') }).click();
    await expect(map.card('First step')).toBeVisible();

    await map.connectionsOf('Step 2', 2).click();
    await expectAccessible(page, 'connections of an event');
    await page.keyboard.press('Escape');

    await map.card('Step 2').click({ position: { x: 60, y: 20 } });
    await dialog.getByRole('button', { name: map.text('event.delete') }).click();
    await expect(map.card('Step 2')).toHaveCount(0);
    await expect(map.connectionsOf('First step', 0)).toBeVisible();
    await map.page
      .getByRole('group')
      .getByRole('button', { name: map.text('tools.undo') })
      .click();
    await expect(map.connectionsOf('Step 2', 2)).toBeVisible();
    await map.button('tools.redo').click();
    await expect(map.card('Step 2')).toHaveCount(0);
    await expect.poll(async () => (await storedTrajectory(request, token)).trajectory_events.length).toBe(2);
    await expect
      .poll(async () => (await storedTrajectory(request, token)).trajectory_connections)
      .toEqual([]);
  },
);

journey(
  'types are added, ordered, renamed, and not deleted while they are used',
  async ({ page, request, words }) => {
    const { token } = await signInAs(page, request);
    await keepTrajectory(request, token, [{ id: 'event_1' }, { id: 'event_2' }]);
    const map = new TrajectoryPage(page, words);
    await map.open();
    await map.button('types.manage').click();
    const dialog = map.dialog('types.title');
    await dialog.getByLabel(map.text('types.new')).fill('  Music ');
    await dialog.getByRole('button', { name: map.text('types.add') }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page, 'event types');
    await dialog
      .getByRole('button', { name: map.text('types.delete', { name: map.text('type.academic') }) })
      .click();
    await expect(page.getByText(map.text('alert.typeInUse', { count: 2 }))).toBeVisible();

    const grip = dialog.getByRole('button', { name: /music/i }).first();
    await grip.press('ArrowUp');
    await grip.press('ArrowUp');
    await expect
      .poll(async () => (await storedTrajectory(request, token)).event_types)
      .toEqual(['academic', 'music', 'extracurricular', 'personal']);
    await dialog.getByRole('button', { name: map.text('types.rename', { name: 'Music' }) }).click();
    await dialog.getByLabel(map.text('types.newName', { name: 'Music' })).fill('Choir');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await storedTrajectory(request, token)).event_types)
      .toEqual(['academic', 'choir', 'extracurricular', 'personal']);
  },
);
