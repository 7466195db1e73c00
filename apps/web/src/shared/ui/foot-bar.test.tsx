import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchSizes } from '../../testing/watched-size.ts';
import { footBar, topNotice } from './foot-bar.ts';

afterEach(() => vi.unstubAllGlobals());

const told = (name = '--foot-bar') => document.documentElement.style.getPropertyValue(name);

it('tells how high the bar at the foot of the window is for as long as it is there', () => {
  const grown = watchSizes();
  let height = 60;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  const { unmount } = render(<div ref={footBar} />);
  expect(told()).toBe('60px');
  height = 132;
  grown();
  expect(told()).toBe('132px');
  unmount();
  expect(told()).toBe('');
});

it('tells how high a notice under the bar at the top is, by another name', () => {
  watchSizes();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(93);
  const { unmount } = render(<div ref={topNotice} />);
  expect([told(), told('--top-notice')]).toEqual(['', '93px']);
  unmount();
  expect(told('--top-notice')).toBe('');
});
