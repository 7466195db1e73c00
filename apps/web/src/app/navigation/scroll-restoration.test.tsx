import { act } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawRoutes } from '../../testing/draw.tsx';
import { scrollInAttempts, useScrollRestoration } from './scroll-restoration.ts';

function Frame() {
  useScrollRestoration();
  return <Outlet />;
}

const page = (path: string): RouteObject => ({ path, element: <h1>{path}</h1> });
const routes: RouteObject[] = [{ Component: Frame, children: ['/a', '/b', '/trajectory'].map(page) }];

const place = { y: 0, room: Number.POSITIVE_INFINITY };
let scrollTo = vi.spyOn(window, 'scrollTo');

const scrollByHand = (y: number) => {
  place.y = y;
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  place.y = 0;
  place.room = Number.POSITIVE_INFINITY;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place.y);
  scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrollByHand(Math.min(Number(to[1]), place.room));
  });
});

describe('the place on a page', () => {
  test('is the top on a new page and found again on the way back', async () => {
    const { visit } = await drawRoutes(routes, '/a');
    scrollByHand(640);
    await act(() => visit('/b'));
    expect(place.y).toBe(0);
    await act(() => visit(-1));
    expect(place.y).toBe(640);
  });

  test('is found again when the page is loaded again, and by no other page that a document begins with', async () => {
    const first = await drawRoutes(routes, '/a');
    scrollByHand(640);
    first.unmount();
    const again = await drawRoutes(routes, '/a');
    expect(place.y).toBe(640);
    again.unmount();
    await drawRoutes(routes, '/b');
    expect(place.y).toBe(0);
  });

  test('is the top where a link or an address opens the document', async () => {
    const first = await drawRoutes(routes, '/a');
    scrollByHand(640);
    first.unmount();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      {
        name: '/a',
        entryType: 'navigation',
        startTime: 0,
        duration: 0,
        toJSON: () => ({}),
        ...{ type: 'navigate' },
      },
    ]);
    await drawRoutes(routes, '/a');
    expect(place.y).toBe(0);
  });

  test('is left alone on the trajectory', async () => {
    const { visit } = await drawRoutes(routes, '/a');
    scrollByHand(300);
    scrollTo.mockClear();
    await act(() => visit('/trajectory'));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('a page that still grows', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is scrolled three times, 100 ms apart', () => {
    place.room = 200;
    scrollInAttempts(900);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(scrollTo).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(100);
    expect(scrollTo).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1000);
    expect(scrollTo).toHaveBeenCalledTimes(3);
  });

  test('is left alone once the place is reached, or once somebody scrolls', () => {
    scrollInAttempts(900);
    vi.advanceTimersByTime(1000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    place.room = 200;
    scrollInAttempts(900)();
    vi.advanceTimersByTime(1000);
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });
});
