import { expect, test } from 'vitest';
import { dateOf, dayOf } from './dates.ts';

const now = new Date(2026, 10, 20, 9);
const at = (month: number, day: number, hour = 12, year = 2026) =>
  new Date(year, month, day, hour).toISOString();

test.each([
  [at(10, 20, 1), 'en', 'Today'],
  [at(10, 19, 23), 'en', 'Yesterday'],
  [at(10, 19, 23), 'tc', '昨日'],
  [at(10, 9), 'en', '9 Nov'],
  [at(10, 9), 'tc', '11月9日'],
  [at(10, 9, 12, 2025), 'en', '9 Nov 2025'],
] as const)('%s is %s: %s', (timestamp, language, day) => {
  expect(dayOf(timestamp, now, language).replace(/\s/g, '')).toBe(day.replace(/\s/g, ''));
});

test('a date has its year', () => expect(dateOf(at(10, 3), 'en')).toBe('3 Nov 2026'));
