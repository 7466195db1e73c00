import { EMPTY_TRAJECTORY, layoutTrajectory, type TrajectoryEvent } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { attachedView, VIEW_WINDOW } from '../testing/attached-view.ts';
import { event } from '../testing/made-up-map.ts';
import { openAtNow } from './open-at.ts';

const wish = { width: 292, windowWidth: 360, currentYear: 2026 };
const types = ['academic', ...Array.from({ length: 9 }, (_, index) => `type ${index}`)];
const laid = (...events: readonly TrajectoryEvent[]) =>
  layoutTrajectory({ ...EMPTY_TRAJECTORY, events, types }, wish);

test('a map opens at the current year', () => {
  const { scroller, view } = attachedView();
  const layout = laid(event('Now', 2026), event('Far', 2026, 'type 8'));
  openAtNow(layout, view);
  const row = layout.rows.find(({ period }) => period === 'current');
  const middle = (row?.top ?? 0) + (row?.height ?? 0) / 2;
  expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([0, middle - VIEW_WINDOW.height / 2]);
});

test.each([
  ['in another column', event('Far', 2026, 'type 8')],
  ['in another year', event('Early', 2006)],
])('where all events lie %s it opens at the nearest', (_, only) => {
  const { view } = attachedView();
  const layout = laid(only, event('Earliest', 1990));
  openAtNow(layout, view);
  const [box] = layout.boxes.filter(({ id }) => id === only.id);
  expect(box && view.shows(box)).toBe(true);
});

test('an empty map opens at the current year, too', () => {
  const { scroller, view } = attachedView();
  openAtNow(laid(), view);
  expect(scroller.scrollTop).toBeGreaterThan(0);
});
