import { expect, test } from 'vitest';
import { connection, event } from '../testing/made-up-map.ts';
import { filtered, isFiltering, NO_FILTER } from './map-filter.ts';

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
