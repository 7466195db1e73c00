import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFrame } from './use-frame.ts';

const URL_OF_FORM = 'https://forms.example.org/survey';

/** The form and our server as this browser finds them: there, and shown to anybody. */
let reachable = true;
let state: string;
beforeEach(() => {
  vi.useFakeTimers();
  reachable = true;
  state = 'open';
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { url } = new Request(input);
    if (url !== URL_OF_FORM) return Response.json({ success: true, state });
    if (!reachable) throw new TypeError('Failed to fetch');
    return new Response();
  });
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const start = () => renderHook(() => useFrame(URL_OF_FORM)).result;

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

const asked = () => act(() => vi.advanceTimersByTimeAsync(0));

test('a form that refuses to be shown within a page has failed, though its frame loads', async () => {
  state = 'refused';
  const frame = start();
  act(() => frame.current.onLoad());
  await asked();
  expect(frame.current.state).toBe('failed');
});

test('a form that this browser does not reach has failed, though its frame loads', async () => {
  reachable = false;
  const frame = start();
  act(() => frame.current.onLoad());
  await asked();
  expect(frame.current.state).toBe('failed');
  reachable = true;
  act(() => frame.current.retry());
  await asked();
  act(() => frame.current.onLoad());
  expect(frame.current.state).toBe('loaded');
});

test.each(['open', 'unknown'])('a form whose state is %s is shown once it is there', async (now) => {
  state = now;
  const frame = start();
  act(() => frame.current.onLoad());
  await asked();
  expect(frame.current.state).toBe('loaded');
});
