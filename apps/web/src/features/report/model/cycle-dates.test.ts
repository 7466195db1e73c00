import { expect, test } from 'vitest';
import { CALENDAR } from '../../../shared/jupas-calendar.ts';
import { cycleDates } from '../components/cycle-dates.tsx';

const of = (today: string) => {
  const cycle = cycleDates(CALENDAR, today);
  return {
    year: cycle?.entryYear,
    lines: cycle?.lines.map(({ date, at, lastTime }) => [date.key, at, lastTime]),
  };
};

test('a cycle with dates shows them', () => {
  const { year, lines } = of('2026-03-01');
  expect(year).toBe(2026);
  expect(lines).toContainEqual(['updateBeforeResults', '2026-05-27T17:00', null]);
  expect(lines).toContainEqual(['results', '2026-07-15', null]);
});

test('a cycle whose dates are not announced shows those of the last one as a guide, and makes none up', () => {
  const { year, lines } = of('2026-11-23');
  expect(year).toBe(2027);
  expect(lines).toContainEqual(['application', null, '2025-12-03T17:00']);
  expect(lines).toContainEqual(['mainRound', null, null]);
});

test('without a cycle there is nothing', () => {
  expect(cycleDates({}, '2026-11-23')).toBeNull();
});
