import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { signInAs } from '../support/signed-in.ts';
import { keepTrajectory, storedTrajectory, TrajectoryPage } from '../support/trajectory.ts';

const MOST_TABS = 80;

/** Presses Tab until what has the focus is called `name`. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels : null;
      return at?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at?.textContent ?? '';
    });
    if (focused.trim().startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

journey.use({ viewport: { width: 1440, height: 900 } });

journey('events are reached by arrows, edited, and connected', async ({ page, request, words }) => {
  const { token } = await signInAs(page, request);
  const year = new Date().getFullYear();
  await keepTrajectory(request, token, [
    { id: 'event_1', name: 'Upper', year: year - 1 },
    { id: 'event_2', name: 'Lower', year },
  ]);
  const map = new TrajectoryPage(page, words);
  await map.open();
  await expect(map.card('Upper')).toBeVisible();
  await tabTo(
    page,
    map.text('card.edit', { name: 'Upper', year: year - 1, type: map.text('type.academic') }),
  );
  await page.keyboard.press('ArrowDown');
  await expect(map.card('Lower').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(map.card('Upper').getByRole('button').first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(map.dialog('event.editTitle')).toBeVisible();
  await tabTo(page, map.text('event.name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Above');
  await page.keyboard.press('Enter');
  await expect(map.card('Above')).toBeVisible();
  await expect(map.card('Above').getByRole('button').first()).toBeFocused();

  await page.keyboard.press('c');
  const dialog = map.dialog('connection.newTitle');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'new connection');
  await tabTo(page, map.text('connection.to'));
  await page.keyboard.type('Lower');
  await tabTo(page, map.text('connection.save'));
  await page.keyboard.press('Enter');
  await expect(map.connectionsOf('Above', 1)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Lower' }).first()).toBeAttached();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(map.connectionsOf('Above', 0)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(map.connectionsOf('Above', 1)).toBeVisible();
  await expectAccessible(page, 'map');
  await expect
    .poll(async () => (await storedTrajectory(request, token)).trajectory_connections)
    .toMatchObject([{ from: 'event_1', to: 'event_2' }]);
});

journey.describe('with the keyboard alone, on a phone', () => {
  journey.use({ viewport: { width: 360, height: 740 } });

  journey('the timeline leads from an event to what it led to', async ({ page, request, words }) => {
    const { token } = await signInAs(page, request);
    const year = new Date().getFullYear();
    const events = [
      { id: 'event_1', name: 'Upper', year: year - 3 },
      { id: 'event_2', name: 'Lower', year },
    ];
    await keepTrajectory(request, token, events, [['event_1', 'event_2']]);
    const map = new TrajectoryPage(page, words);
    await map.open();
    await expect(map.card('Lower')).toBeVisible();
    await expectAccessible(page, 'timeline');
    await tabTo(page, map.text('timeline.away.led_to', { name: 'Lower' }));
    await page.keyboard.press('Enter');
    await expect(map.card('Lower').getByRole('button').first()).toBeFocused();
    await tabTo(page, map.text('timeline.here.led_to', { name: 'Upper' }));
    await page.keyboard.press('Enter');
    await expect(map.card('Upper').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(map.dialog('event.editTitle')).toBeVisible();
  });
});
