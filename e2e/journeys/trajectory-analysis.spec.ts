import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { signInAs } from '../support/signed-in.ts';
import { keepTrajectory, storedTrajectory, TrajectoryPage } from '../support/trajectory.ts';

journey.use({ viewport: { width: 1440, height: 900 } });

const EVENTS = [
  { id: 'event_1', name: 'Robotics', year: 2023, type: 'extracurricular' },
  { id: 'event_2', name: 'Physics prize', year: 2024 },
  { id: 'event_3', name: 'Summer school', year: 2025 },
];

journey(
  'a pupil has the map analysed, reads it again later, and takes it to Eddy',
  async ({ page, request, words }) => {
    const { token } = await signInAs(page, request);
    await keepTrajectory(request, token, EVENTS, [
      ['event_1', 'event_2'],
      ['event_2', 'event_3'],
    ]);
    const map = new TrajectoryPage(page, words);
    await map.open();
    await map.button('analysis.do').click();
    const analysis = map.dialog('analysis.title');
    await expect(analysis).toContainText('“Robotics” (2023) → “Physics prize” (2024)');
    await expect(analysis.getByRole('heading').nth(1)).toBeVisible();
    await expectAccessible(page, 'analysis');
    await expect
      .poll(async () => (await storedTrajectory(request, token)).trajectory_analyses.length)
      .toBe(1);
    await page.keyboard.press('Escape');

    await map.button('analysis.past').click();
    const past = map.dialog('analysis.past');
    await expect(past.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'past analyses');
    await past.getByRole('button', { name: map.text('analysis.open', { time: '' }).trim() }).click();
    await analysis.getByRole('button', { name: map.text('analysis.ask') }).click();
    await expect(page).toHaveURL(/\/eddy$/);
  },
);

journey(
  'a connection whose event is gone is settled before the analysis',
  async ({ page, request, words }) => {
    const { token } = await signInAs(page, request);
    await keepTrajectory(request, token, EVENTS, [
      ['event_1', 'event_2'],
      ['event_2', 'event_gone'],
    ]);
    const map = new TrajectoryPage(page, words);
    await map.open();
    await map.button('analysis.do').click();
    const dialog = map.dialog('connection.editTitle');
    await expect(dialog).toContainText(map.text('problem.eventsMissing'));
    await dialog.getByRole('button', { name: map.text('connection.save') }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(map.text('connection.to'), { exact: true }).selectOption('event_2');
    await dialog.getByRole('button', { name: map.text('connection.save') }).click();
    await expect(dialog.getByText(map.text('problem.sameEvent'))).toBeVisible();
    await dialog.getByLabel(map.text('connection.to'), { exact: true }).selectOption('event_3');
    await dialog.getByRole('button', { name: map.text('connection.save') }).click();
    await expect(map.dialog('analysis.title')).toContainText('Summer school');
  },
);
