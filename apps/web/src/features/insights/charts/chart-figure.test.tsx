import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { ChartFigure } from './chart-figure.tsx';

/** Nothing ever comes near the window, and no size is ever told. */
class SilentObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 240));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DATA = {
  corner: 'Day',
  series: [{ name: 'Calls', colour: 'red', dashed: false }],
  rows: [
    { label: '2026-01-01', values: [3] },
    { label: '2026-01-02', values: [5] },
  ],
};
const charts = (...kinds: readonly ('lines' | 'bars')[]) =>
  draw(
    kinds.map((kind) => <ChartFigure key={kind} label={kind} data={DATA} kind={kind} unit="a day" />),
    { namespaces: ['insights'] },
  );
const drawn = () =>
  screen.getAllByRole('img').map((part) => part.querySelector('.recharts-responsive-container') !== null);

test('a chart that nobody has scrolled to is on paper, though it never measured its room', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  await charts('lines');
  await act(() => import('./lines.tsx'));
  expect(drawn()).toEqual([false]);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('svg.recharts-surface')?.getAttribute('width')).toBe('600');
  expect(document.querySelector('path.recharts-line-curve')).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawn()).toEqual([false]);
});

test('once the page has rested, the charts are drawn one after another', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
  await charts('lines', 'bars');
  expect(drawn()).toEqual([false, false]);
  await waitFor(() => expect(idle).toHaveLength(1));
  act(() => idle[0]?.());
  await waitFor(() => expect(drawn()).toEqual([true, false]));
  await waitFor(() => expect(idle).toHaveLength(2));
  act(() => idle[1]?.());
  await waitFor(() => expect(drawn()).toEqual([true, true]));
});
