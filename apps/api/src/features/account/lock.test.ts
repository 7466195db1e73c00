import { describe, expect, test } from 'vitest';
import { afterFailure, type FailureRecord, LOCK, lockedUntil, STRANGERS_LOCK } from './lock.ts';

const MINUTE_MS = 60_000;
const START = new Date('2026-07-15T08:00:00Z');
const minutes = (count: number) => new Date(START.getTime() + count * MINUTE_MS);
const here = { addressKey: 'here', known: false };

/** The record after wrong passwords at these minutes. */
function failedAt(...times: readonly number[]): FailureRecord | null {
  return times.reduce<FailureRecord | null>(
    (record, time) => afterFailure(record, { ...here, now: minutes(time) }),
    null,
  );
}

function isLocked(record: FailureRecord | null, time: number): boolean {
  return lockedUntil(record === null ? [] : [record], { ...here, now: minutes(time) }) !== null;
}

describe('wrong passwords from one address', () => {
  test('four leave the account open, the fifth locks it', () => {
    expect(isLocked(failedAt(0, 1, 2, 3), 3)).toBe(false);
    expect(isLocked(failedAt(0, 1, 2, 3, 4), 4)).toBe(true);
  });

  test('the lock lasts 15 minutes from the fifth', () => {
    const record = failedAt(0, 1, 2, 3, 14);
    expect(isLocked(record, 28.9)).toBe(true);
    expect(isLocked(record, 29)).toBe(false);
  });

  test('five spread over more than 15 minutes do not lock', () => {
    expect(isLocked(failedAt(0, 4, 8, 12, 16), 16)).toBe(false);
  });

  test('after a lock counting starts anew', () => {
    expect(failedAt(0, 1, 2, 3, 4, 20)).toMatchObject({ failures: 1, lockedUntil: null });
  });

  test('do not lock it elsewhere', () => {
    const record = failedAt(0, 0, 0, 0, 0);
    const elsewhere = { addressKey: 'elsewhere', known: false, now: START };
    expect(lockedUntil(record === null ? [] : [record], elsewhere)).toBeNull();
  });
});

describe('wrong passwords from many strange addresses', () => {
  const addresses = STRANGERS_LOCK.failures / LOCK.failures;
  const records = (count: number, known = false) =>
    Array.from({ length: count }, (_, index) => ({
      addressKey: `stranger ${index}`,
      known,
      failures: LOCK.failures,
      since: START,
      lockedUntil: minutes(15),
    }));

  test('close the account to strangers, not to where its owner has been', () => {
    const attempt = { addressKey: 'here', now: minutes(1) };
    expect(lockedUntil(records(addresses), { ...attempt, known: false })).toEqual(minutes(15));
    expect(lockedUntil(records(addresses), { ...attempt, known: true })).toBeNull();
  });

  test('fewer do not, nor failures where its owner has been', () => {
    const attempt = { ...here, now: minutes(1) };
    expect(lockedUntil(records(addresses - 1), attempt)).toBeNull();
    expect(lockedUntil(records(addresses, true), attempt)).toBeNull();
  });

  test('it opens again after 15 minutes', () => {
    expect(lockedUntil(records(addresses), { ...here, now: minutes(15) })).toBeNull();
  });
});
