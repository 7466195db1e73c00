import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patienceFor } from './talk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TIME = 900;

test('ends with the time when nothing was heard', () => {
  const { signal } = patienceFor(TIME);
  vi.advanceTimersByTime(TIME - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('outlasts it for whoever still talks, until he falls silent', () => {
  const { signal, heard } = patienceFor(TIME);
  vi.advanceTimersByTime(TIME - 100);
  heard();
  vi.advanceTimersByTime(250);
  expect(signal.aborted).toBe(false);
  heard();
  vi.advanceTimersByTime(299);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(2);
  expect(signal.aborted).toBe(true);
});

test('ends with the time for whoever began and fell silent', () => {
  const { signal, heard } = patienceFor(TIME);
  heard();
  vi.advanceTimersByTime(TIME);
  expect(signal.aborted).toBe(true);
});

test('ends after three times as long for whoever never ends', () => {
  const { signal, heard } = patienceFor(TIME);
  for (let passed = 0; passed < 3 * TIME; passed += 100) {
    expect(signal.aborted, String(passed)).toBe(false);
    vi.advanceTimersByTime(100);
    heard();
  }
  expect(signal.aborted).toBe(true);
});

test('is over when it is ended', () => {
  const { signal, end } = patienceFor(TIME);
  end();
  vi.advanceTimersByTime(10 * TIME);
  expect(signal.aborted).toBe(false);
});

test('counts from where it is told to, and says when it is over', () => {
  const { signal, isLate } = patienceFor(TIME, undefined, performance.now() - 600);
  vi.advanceTimersByTime(299);
  expect([signal.aborted, isLate()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([signal.aborted, isLate()]).toEqual([true, true]);
});
