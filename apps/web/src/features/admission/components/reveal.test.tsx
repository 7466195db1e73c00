import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from '../jupaselect-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const block = (open: boolean) => (
  <Reveal open={open} instead={<p>not yet</p>}>
    <button type="button">inside</button>
  </Reveal>
);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('fades out over 0.7 s, out of reach at once', () => {
  const { rerender } = render(block(true));
  rerender(block(false));
  expect(screen.getByText('not yet')).toBeDefined();
  expect(screen.getByText('inside').closest('[inert]')).not.toBeNull();
  pass(699);
  expect(screen.queryByText('inside')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('inside')).toBeNull();
});

test('comes back when it is wanted again before it has gone', () => {
  const { rerender } = render(block(true));
  rerender(block(false));
  pass(300);
  rerender(block(true));
  pass(1000);
  expect(screen.getByText('inside').closest('[inert]')).toBeNull();
  expect(screen.queryByText('not yet')).toBeNull();
});

test('is gone at once where motion is unwelcome', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { rerender } = render(block(true));
  rerender(block(false));
  pass(0);
  expect(screen.queryByText('inside')).toBeNull();
});
