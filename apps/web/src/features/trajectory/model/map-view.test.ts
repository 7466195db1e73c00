import { EMPTY_TRAJECTORY, layoutTrajectory, type TrajectoryEvent } from '@lodestar/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  attachedView as attached,
  attachedView,
  VIEW_WINDOW,
  VIEW_WINDOW as WINDOW,
} from '../testing/attached-view.ts';
import { event } from '../testing/made-up-map.ts';
import { drawnArea, openAtNow, textAt } from './map-view.ts';

describe('what is drawn', () => {
  test('covers the window with a margin, in whole tiles', () => {
    const { left, top, width, height } = drawnArea({ x: 700, y: 0 }, WINDOW, 1);
    expect(left).toBeLessThan(700);
    expect(left + width).toBeGreaterThan(1700);
    expect(top).toBeLessThan(0);
    expect(top + height).toBeGreaterThan(600);
    expect([left % 640, width % 640]).toEqual([0, 0]);
  });

  test('stays the same while the map moves a little', () => {
    const one = drawnArea({ x: 700, y: 700 }, WINDOW, 1);
    expect(drawnArea({ x: 720, y: 690 }, WINDOW, 1)).toEqual(one);
  });

  test('grows as the map becomes smaller', () => {
    expect(drawnArea({ x: 0, y: 0 }, WINDOW, 0.5).width).toBeGreaterThan(2000);
  });
});

describe('the view', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('keeps the point under the pointer where it is', () => {
    const { scroller, view } = attached();
    scroller.scrollLeft = 400;
    scroller.scrollTop = 300;
    view.pinchTo(2, { x: 100, y: 50 });
    vi.advanceTimersToNextFrame();
    expect(view.zoom()).toBe(2);
    expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([900, 650]);
  });

  test('zooms between what can be read and double, fits what is larger and never enlarges', () => {
    const { view } = attached();
    view.zoomTo(9);
    expect(view.zoom()).toBe(2);
    view.zoomTo(0.01);
    expect(view.zoom()).toBe(0.4);
    view.show({ width: 2000, height: 1000 });
    view.fit();
    expect(view.zoom()).toBe(0.5);
    view.show({ width: 2000, height: 60_000 });
    view.fit();
    expect(view.zoom()).toBe(0.4);
    view.show({ width: 200, height: 200 });
    view.fit();
    expect(view.zoom()).toBe(1);
  });

  test('text is never under 12 px on the screen, and from afar only names are left', () => {
    for (const zoom of [0.4, 0.6, 0.75, 0.9, 1, 2]) {
      const { namesOnly, leastRem } = textAt(zoom);
      expect(leastRem * 16 * Math.min(1, zoom)).toBeCloseTo(12);
      expect(namesOnly).toBe(zoom < 0.75);
    }
    const { scroller, view } = attached();
    view.zoomTo(0.5);
    expect(scroller.style.getPropertyValue('--least-text')).toBe('1.5rem');
  });

  test('tells its zoom to what is as large as it says', () => {
    const { view } = attached();
    const element = document.createElement('div');
    const stop = view.scaled(element);
    view.zoomTo(0.5);
    expect(element.style.getPropertyValue('--zoom')).toBe('0.5');
    stop?.();
    view.zoomTo(1);
    expect(element.style.getPropertyValue('--zoom')).toBe('0.5');
  });

  test('stretches what is drawn while a pinch goes on, and draws anew when it rests', () => {
    const { view } = attached();
    const [drawn, stretched] = [document.createElement('div'), document.createElement('div')];
    view.painted(drawn);
    view.stretched(stretched);
    const zooms = () => [drawn, stretched].map((element) => element.style.getPropertyValue('--zoom'));
    const before = view.area();
    view.pinchTo(0.8, { x: 0, y: 0 });
    view.pinchTo(0.6, { x: 0, y: 0 });
    expect(zooms()).toEqual(['1', '1']);
    vi.advanceTimersToNextFrame();
    view.updateSoon();
    vi.advanceTimersToNextFrame();
    expect(zooms()).toEqual(['1', '0.6']);
    expect(view.area()).toBe(before);
    vi.runAllTimers();
    expect(zooms()).toEqual(['0.6', '1']);
    expect(view.area().width).toBeGreaterThan(before.width);
  });

  test('draws anew on the way when it has become too coarse, and then shows names only', () => {
    const { scroller, view } = attached();
    const drawn = document.createElement('div');
    view.painted(drawn);
    view.pinchTo(0.45, { x: 0, y: 0 });
    vi.advanceTimersToNextFrame();
    expect(drawn.style.getPropertyValue('--zoom')).toBe('0.45');
    expect(scroller.getAttributeNames()).toEqual(expect.arrayContaining(['data-far', 'data-zooming']));
  });

  test('adds up what the wheel turns between two frames', () => {
    const { view } = attached();
    view.zoomByWheel(100, { x: 0, y: 0 });
    view.zoomByWheel(100, { x: 0, y: 0 });
    vi.advanceTimersToNextFrame();
    expect(view.zoom()).toBeCloseTo(Math.exp(-0.44));
  });

  test('moves by as little as it takes to show a card whole', () => {
    const { scroller, view } = attached();
    const card = { left: 1200, top: 100, width: 300, height: 132 };
    view.reveal(card);
    expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([524, 0]);
    view.reveal(card);
    expect(scroller.scrollLeft).toBe(524);
    view.reveal({ ...card, left: 100 });
    expect(scroller.scrollLeft).toBe(76);
  });
});

const wish = { width: 292, windowWidth: 360, currentYear: 2026 };
const types = ['academic', ...Array.from({ length: 9 }, (_, index) => `type ${index}`)];
const laid = (...events: readonly TrajectoryEvent[]) =>
  layoutTrajectory({ ...EMPTY_TRAJECTORY, events, types }, wish);

test('a map that fits opens at its beginning', () => {
  const { scroller, view } = attachedView();
  openAtNow(laid(event('Now', 2026)), view);
  expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([0, 0]);
});

test('a long map opens at the current year', () => {
  const { scroller, view } = attachedView();
  const years = Array.from({ length: 17 }, (_, index) => 2020 + index);
  const layout = laid(...years.map((year) => event(`In ${year}`, year)), event('Far', 2026, 'type 8'));
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
  const layout = laid(only);
  openAtNow(layout, view);
  expect(layout.boxes.map(view.shows)).toEqual([true]);
});
