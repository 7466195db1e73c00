import { describe, expect, test } from 'vitest';
import { backoff, RETRY_PROFILES, retryAfter } from './retry-store.ts';

const MIDDLE = 0.5;

describe('the wait before a retry', () => {
  test('doubles from one second and stops at thirty for calls', () => {
    const waits = [1, 2, 3, 4, 5, 6].map((retry) => backoff(RETRY_PROFILES.api, retry, MIDDLE));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000]);
  });

  test('starts at two seconds and stops at ten for files', () => {
    expect([1, 2, 3, 4].map((retry) => backoff(RETRY_PROFILES.static, retry, MIDDLE))).toEqual([
      2000, 4000, 8000, 10_000,
    ]);
  });

  test('varies by a quarter and never passes the cap', () => {
    expect(backoff(RETRY_PROFILES.api, 1, 0)).toBe(750);
    expect(backoff(RETRY_PROFILES.api, 1, 1)).toBe(1250);
    expect(backoff(RETRY_PROFILES.api, 6, 1)).toBe(30_000);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T09:00:00Z');
  test.each([
    ['7', 7000],
    ['0', 0],
    ['Fri, 20 Nov 2026 09:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('%s asks for %s ms', (header, wait) => {
    expect(retryAfter(header, now)).toBe(wait);
  });
});
