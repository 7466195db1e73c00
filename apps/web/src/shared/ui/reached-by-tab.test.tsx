import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchSizes } from '../../testing/watched-size.ts';
import { reachedByTab } from './dialog-window.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is reached by Tab for as long as it is longer than its frame', () => {
  const grown = watchSizes();
  let length = 300;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => length);
  render(<p ref={reachedByTab}>Text</p>);
  const tabIndex = () => screen.getByText('Text').getAttribute('tabindex');
  expect(tabIndex()).toBe('0');
  length = 200;
  grown();
  expect(tabIndex()).toBeNull();
});
