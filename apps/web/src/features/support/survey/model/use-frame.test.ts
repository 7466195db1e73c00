import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFrame } from './use-frame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const start = () => renderHook(useFrame).result;

test('a way out is offered after five seconds, and the form given up after thirty', () => {
  const frame = start();
  expect(frame.current.state).toBe('loading');
  pass(4_999);
  expect(frame.current.state).toBe('loading');
  pass(1);
  expect(frame.current.state).toBe('slow');
  pass(25_000);
  expect(frame.current.state).toBe('failed');
});

test('a form that is there stays, whatever comes later', () => {
  const frame = start();
  act(() => frame.current.onLoad());
  pass(60_000);
  expect(frame.current.state).toBe('loaded');
});

test('a form that the security policy blocks has failed, and a retry begins anew', () => {
  const frame = start();
  const blocked = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' });
  act(() => void document.dispatchEvent(blocked));
  expect(frame.current.state).toBe('failed');
  act(() => frame.current.retry());
  expect(frame.current).toMatchObject({ state: 'loading', attempt: 1 });
});
