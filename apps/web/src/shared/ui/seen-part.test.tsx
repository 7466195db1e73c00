import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { seenPart } from './dialog-window.tsx';

class Seen extends EventTarget {
  scale = 1;
  offsetTop = 0;
  height = 740;
}

afterEach(() => vi.unstubAllGlobals());

it('tells a window which part of the screen the keyboard leaves free, and nothing of a magnified page', () => {
  const seen = new Seen();
  vi.stubGlobal('visualViewport', seen);
  render(<p ref={seenPart}>Window</p>);
  const { style } = screen.getByText('Window');
  const told = () => [style.getPropertyValue('--seen-top'), style.getPropertyValue('--seen-height')];
  expect(told()).toEqual(['0px', '740px']);
  Object.assign(seen, { offsetTop: 12, height: 400.4 });
  seen.dispatchEvent(new Event('resize'));
  expect(told()).toEqual(['12px', '400px']);
  Object.assign(seen, { scale: 2, height: 200 });
  seen.dispatchEvent(new Event('resize'));
  expect(told()).toEqual(['12px', '400px']);
});
