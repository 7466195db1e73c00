import { expect, test } from 'vitest';
import { event, link, trajectory } from '../testing/trajectory.ts';
import { timelineOf } from './timeline.ts';
import { yearSpans } from './years.ts';

const WISH = { currentYear: 2026 };
const spans = (years: readonly number[], opened?: ReadonlySet<number>) =>
  yearSpans(
    years.map((year) => event(`e${year}`, { year })),
    opened ? { ...WISH, opened } : WISH,
  ).map(({ from, to, folded }) => (folded ? `${from}-${to}` : String(from)));

test('years without events are folded, the current one never', () => {
  expect(spans([2023, 2024, 2030])).toEqual([
    '2021-2022',
    '2023',
    '2024',
    '2025-2025',
    '2026',
    '2027-2029',
    '2030',
    '2031-2031',
  ]);
  expect(spans([])).toEqual(['2021-2025', '2026', '2027-2031']);
  expect(spans([1998]).slice(0, 3)).toEqual(['1998', '1999-2025', '2026']);
});

test('opened years stand by themselves, what is between them stays folded', () => {
  expect(spans([2026], new Set([2028, 2029]))).toEqual([
    '2021-2025',
    '2026',
    '2027-2027',
    '2028',
    '2029',
    '2030-2031',
  ]);
});

test('events stand by year, then in the order of types, each with what led to it and what it led to', () => {
  const events = [
    event('late', { year: 2026 }),
    event('own', { year: 2024, type: 'left over' }),
    event('club', { year: 2024, type: 'extracurricular' }),
    event('first', { year: 2024 }),
  ];
  const connections = [link('first', 'late'), link('late', 'club', 'related'), link('first', 'gone')];
  const parts = timelineOf(trajectory({ events, connections }), WISH).filter(
    (part) => part.events.length > 0,
  );
  expect(
    parts.map(({ from, period, events: inYear }) => [
      from,
      period,
      inYear.map(({ event: { id }, links }) => [
        id,
        links.map(({ other, leads, towards }) => `${leads} ${other.id} ${towards}`),
      ]),
    ]),
  ).toEqual([
    [
      2024,
      'past',
      [
        ['first', ['away late down']],
        ['club', ['here late down']],
        ['own', []],
      ],
    ],
    [2026, 'current', [['late', ['here first up', 'away club up']]]],
  ]);
});
