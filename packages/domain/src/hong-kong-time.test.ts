import { expect, test } from 'vitest';
import {
  daysBefore,
  hongKongDay,
  hongKongStamp,
  startOfHongKongDay,
  yearInHongKong,
} from './hong-kong-time.ts';

test.each([
  ['2026-07-14T15:59:59.999Z', '2026-07-14'],
  ['2026-07-14T16:00:00.000Z', '2026-07-15'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
])('%s is %s', (at, day) => {
  expect(hongKongDay(new Date(at))).toBe(day);
});

test.each([
  ['2026-03-01', 1, '2026-02-28'],
  ['2026-01-01', 365, '2025-01-01'],
  ['2026-07-15', 0, '2026-07-15'],
])('before %s by %i: %s', (day, days, earlier) => {
  expect(daysBefore(day, days)).toBe(earlier);
});

test('a year begins at midnight in Hong Kong', () => {
  expect(yearInHongKong(new Date('2026-12-31T15:59:59.999Z'))).toBe(2026);
  expect(yearInHongKong(new Date('2026-12-31T16:00:00.000Z'))).toBe(2027);
});

test('a moment is stamped with the time there, and means the same moment', () => {
  const at = new Date('2026-12-31T16:00:05.000Z');
  expect(hongKongStamp(at)).toBe('2027-01-01T00:00:05+08:00');
  expect(new Date(hongKongStamp(at))).toEqual(at);
});

test('a day begins there', () => {
  expect(startOfHongKongDay('2027-01-01').toISOString()).toBe('2026-12-31T16:00:00.000Z');
});
