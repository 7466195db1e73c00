import { describe, expect, test } from 'vitest';
import {
  backoff,
  isSavingRefused,
  RETRY_PROFILES,
  retryAfter,
  waitBeforeAskingAgain,
  waitBeforeSavingAgain,
} from './trying-again.ts';

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

test('an answer lost before its first word is asked for again once and at once, one turned away ever more patiently', () => {
  const waits = (why: 'lost' | 'turnedAway') =>
    [1, 2, 3, 4].map((retry) => waitBeforeAskingAgain(why, { retry, chance: MIDDLE }));
  expect(waits('lost')).toEqual([0, null, null, null]);
  expect(waits('turnedAway')).toEqual([1000, 2000, 4000, null]);
});

test('work that could not be saved is saved again by itself, ever more patiently', () => {
  expect([0, 1, 2, 3, 4, 5].map(waitBeforeSavingAgain)).toEqual([
    5000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
});

test.each([
  [400, true],
  [403, true],
  [412, false],
  [429, false],
  [500, false],
  [502, false],
  [503, false],
  [0, false],
])('a save answered with %i is refused for good: %s', (status, refused) => {
  expect(isSavingRefused(status)).toBe(refused);
});
