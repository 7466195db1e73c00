import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchSizes } from '../../testing/watched-size.ts';
import { footBar, useFootBar } from './foot-bar.ts';
import { topNotice } from './tells-height.ts';

afterEach(() => vi.unstubAllGlobals());

const told = (name: string) => document.documentElement.style.getPropertyValue(name);

/** What leaves the bar room, beside the bar while it is there. */
function Page({ bar }: { readonly bar: boolean }) {
  const height = useFootBar();
  return (
    <>
      <output>{height}</output>
      {bar && <div ref={footBar} />}
    </>
  );
}

it('tells how high the bar at the foot of the window is for as long as it is there', () => {
  const grown = watchSizes();
  let height = 60;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  const { rerender } = render(<Page bar />);
  const heard = () => screen.getByRole('status').textContent;
  expect(heard()).toBe('60px');
  height = 132;
  act(grown);
  expect(heard()).toBe('132px');
  rerender(<Page bar={false} />);
  expect(heard()).toBe('0px');
});

it('tells how high a notice under the bar at the top is, by another name', () => {
  watchSizes();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(93);
  const { unmount } = render(<div ref={topNotice} />);
  expect(told('--top-notice')).toBe('93px');
  unmount();
  expect(told('--top-notice')).toBe('');
});
