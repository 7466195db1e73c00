import { describe, expect, test } from 'vitest';
import { createMapView, drawnArea } from './map-view.ts';

const WINDOW = { width: 1000, height: 600 };

function attached() {
  const scroller = document.createElement('div');
  Object.defineProperties(scroller, {
    clientWidth: { value: WINDOW.width + 68 },
    clientHeight: { value: WINDOW.height + 44 },
  });
  scroller.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return;
    scroller.scrollLeft = Math.max(0, options.left ?? scroller.scrollLeft);
    scroller.scrollTop = Math.max(0, options.top ?? scroller.scrollTop);
  };
  const view = createMapView();
  view.attach(scroller, { x: 68, y: 44 });
  return { scroller, view };
}

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
  test('keeps the point under the pointer where it is', () => {
    const { scroller, view } = attached();
    scroller.scrollLeft = 400;
    scroller.scrollTop = 300;
    view.pinchTo(2, { x: 100, y: 50 });
    expect(view.zoom()).toBe(2);
    expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([900, 650]);
  });

  test('zooms between a fifth and double, fits what is larger and never enlarges', () => {
    const { view } = attached();
    view.zoomTo(9);
    expect(view.zoom()).toBe(2);
    view.zoomTo(0.01);
    expect(view.zoom()).toBe(0.2);
    view.show({ width: 2000, height: 6000 });
    view.fit();
    expect(view.zoom()).toBeCloseTo(0.1);
    view.show({ width: 200, height: 200 });
    view.fit();
    expect(view.zoom()).toBe(1);
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
