import { expect, test } from 'vitest';
import { connection, event } from '../testing/made-up-map.ts';
import { filtered, findEvents, isFiltering, NO_FILTER } from './map-filter.ts';

const map = {
  events: [event('Physics', 2023), event('Robotics', 2024, 'extracurricular'), event('DSE', 2026)],
  connections: [connection('Physics', 'Robotics'), connection('Physics', 'DSE')],
  types: ['academic', 'extracurricular'],
};

const namesOf = ({ events }: typeof map) => events.map(({ name }) => name);

test('no filter leaves the map as it is', () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(filtered(map, NO_FILTER)).toBe(map);
});

test('a hidden type goes with its column, its events and their connections', () => {
  const shown = filtered(map, { ...NO_FILTER, hidden: new Set(['extracurricular']) });
  expect(namesOf(shown)).toEqual(['Physics', 'DSE']);
  expect(shown.types).toEqual(['academic']);
  expect(shown.connections).toEqual([connection('Physics', 'DSE')]);
});

test.each([
  [2024, null, ['Robotics', 'DSE']],
  [null, 2024, ['Physics', 'Robotics']],
  [2024, 2024, ['Robotics']],
  [2026, 2023, []],
])('from %s to %s', (from, to, names) => {
  expect(namesOf(filtered(map, { ...NO_FILTER, from, to }))).toEqual(names);
});

const events = [
  event('Robotics captain', 2026, 'extracurricular', 'Teaching Form 2'),
  event('Form 5 exam', 2025),
  event('機械人隊', 2023, 'extracurricular', 'ＲＯＢＯＴ'),
];

const found = (question: string) => findEvents(events, question).map(({ name }) => name);

test.each([
  ['', ['機械人隊', 'Form 5 exam', 'Robotics captain']],
  ['robot', ['Robotics captain', '機械人隊']],
  ['form', ['Form 5 exam', 'Robotics captain']],
  ['2025', ['Form 5 exam']],
  ['captain 2026', ['Robotics captain']],
  ['機械', ['機械人隊']],
  ['chess', []],
])('%j finds %j', (question, names) => expect(found(question)).toEqual(names));
