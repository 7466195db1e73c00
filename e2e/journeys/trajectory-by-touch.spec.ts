import type { CDPSession } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { signInAs } from '../support/signed-in.ts';
import { keepTrajectory, storedTrajectory, TrajectoryPage } from '../support/trajectory.ts';

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

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const) {
  journey.describe(`with a finger, on ${device}`, () => {
    journey.use({ viewport, isMobile: true, hasTouch: true, language: 'tc' });

    journey(
      'events are added from the sheet, linked, and analysed',
      async ({ page, context, request, words }) => {
        const { token } = await signInAs(page, request, 'tc');
        const year = new Date().getFullYear();
        await keepTrajectory(request, token, [{ id: 'event_1', name: '加入機械人隊', year: year - 1 }]);
        const map = new TrajectoryPage(page, words);
        await map.open();

        const sheet = page.getByRole('region', { name: map.text('sheet.label') });
        await expectAccessible(page, `map on ${device}`);
        await sheet.getByRole('button', { name: map.text('sheet.add'), exact: true }).tap();
        await map.fillEvent(sheet, { name: 'RoboCup 決賽', year: String(year) });
        await expectAccessible(page, `sheet on ${device}`);
        await sheet.getByRole('button', { name: map.text('event.add') }).tap();
        await expect(map.card('RoboCup 決賽')).toBeInViewport();
        const height = (await sheet.boundingBox())?.height ?? 0;
        expect(height).toBeLessThanOrEqual(viewport.height * 0.8 + 1);

        const lower = sheet.getByRole('separator');
        await lower.focus();
        await page.keyboard.press('Home');
        await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(80);
        await map.card('加入機械人隊').scrollIntoViewIfNeeded();

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
        const dialog = map.dialog('connection.newTitle');
        await dialog.getByRole('button', { name: map.text('connection.save') }).tap();
        await expect(map.connectionsOf('加入機械人隊', 1)).toBeVisible();
        await expect
          .poll(async () => (await storedTrajectory(request, token)).trajectory_connections.length)
          .toBe(1);

        await sheet.getByRole('button', { name: map.text('analysis.doShort'), exact: true }).tap();
        await expect(map.dialog('analysis.title')).toContainText(`由 ${year - 1} 年到 ${year} 年`);
        await expectAccessible(page, `analysis on ${device}`);
      },
    );
  });
}
