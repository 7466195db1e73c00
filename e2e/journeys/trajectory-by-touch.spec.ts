import type { CDPSession, Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { signInAs } from '../support/signed-in.ts';
import { keepTrajectory, keepTypes, storedTrajectory, TrajectoryPage } from '../support/trajectory.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger goes down, rests as long as a card wants, moves and lifts. */
async function dragFinger(cdp: CDPSession, from: Point, to: Point, rest: () => Promise<void>): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await rest();
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
    });
  }
  await touch('touchEnd');
}

journey.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

journey.describe('on a phone in Chinese', () => {
  journey.use({ language: 'tc' });

  journey(
    'events are added to the timeline, linked on the map, and analysed',
    async ({ page, context, request, words }) => {
      const { token } = await signInAs(page, request, 'tc');
      const year = new Date().getFullYear();
      await keepTrajectory(request, token, [{ id: 'event_1', name: '加入機械人隊', year: year - 1 }]);
      const map = new TrajectoryPage(page, words);
      await map.open();
      const legend = page.getByRole('list', { name: map.text('legend.connections') });
      const place = await legend.boundingBox();
      await map.button('event.add').tap();
      const sheet = map.dialog('event.addTitle');
      await expect(sheet.getByLabel(map.text('event.name'), { exact: true })).toBeFocused();
      await map.fillEvent(sheet, { name: 'RoboCup 決賽', year: String(year) });
      await expectAccessible(page, 'sheet');
      const { promise: saved, resolve: save } = Promise.withResolvers<void>();
      await page.route('**/api/auth/me', async (route) => {
        if (route.request().method() === 'PATCH') await saved;
        await route.continue();
      });
      await sheet.getByRole('button', { name: map.text('event.add') }).tap();
      await expect(map.card('RoboCup 決賽')).toBeInViewport();
      await expect(sheet).toBeHidden();
      await expect(page.getByText(words('common:save.saving'))).toBeVisible();
      expect(await legend.boundingBox(), 'what is under the finger stays there while it is saved').toEqual(
        place,
      );
      save();

      await page.getByRole('radio', { name: map.text('shape.map') }).check({ force: true });
      await map.card('加入機械人隊').scrollIntoViewIfNeeded();
      await expectAccessible(page, 'map on a phone');
      const cdp = await context.newCDPSession(page);
      const handle = map.card('加入機械人隊').getByRole('button', {
        name: map.text('card.connect', { name: '加入機械人隊' }),
      });
      const grip = await handle.boundingBox();
      if (grip === null) throw new Error('the handle is not on the screen');
      const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
      await dragFinger(cdp, from, await map.middleOf(map.card('RoboCup 決賽')), async () => {
        await page.waitForFunction(
          (until) => performance.now() > until,
          (await page.evaluate(() => performance.now())) + 350,
        );
      });
      await map
        .dialog('connection.newTitle')
        .getByRole('button', { name: map.text('connection.save') })
        .tap();
      await expect(map.connectionsOf('加入機械人隊', 1)).toBeVisible();
      await expect
        .poll(async () => (await storedTrajectory(request, token)).trajectory_connections.length)
        .toBe(1);
      await map.button('analysis.do').tap();
      await expect(map.dialog('analysis.title')).toContainText(`由 ${year - 1} 年到 ${year} 年`);
    },
  );
});

journey(
  'long words stay in their frames, and a long dialog in sight over the keyboard',
  async ({ page, request, words }) => {
    const { token } = await signInAs(page, request);
    const name = 'Donaudampfschifffahrt'.repeat(9);
    await keepTrajectory(request, token, [{ id: 'event_1', name, description: name }]);
    await keepTypes(request, token, 20);
    const map = new TrajectoryPage(page, words);
    await map.open();
    const spare = (frame: Locator) =>
      frame.evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth);
    await expect(map.card(name)).toBeInViewport();
    expect(await spare(map.card(name))).toBe(0);
    await map.button('tools.more').tap();
    await map.button('tools.filter').tap();
    const dialog = map.dialog('filter.title');
    for (const height of [740, 400]) {
      await page.setViewportSize({ width: 360, height });
      await dialog.getByLabel(map.text('filter.to')).scrollIntoViewIfNeeded();
      for (const button of [map.text('filter.apply'), words('common:action.close')])
        await expect(dialog.getByRole('button', { name: button, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByLabel(map.text('filter.to'))).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, 'long dialog over the keyboard');
  },
);
