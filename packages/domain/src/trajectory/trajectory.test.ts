import { expect, test } from 'vitest';
import { event, link, trajectory } from '../testing/trajectory.ts';
import { connectionsMissingEvents, connectionsOf } from './trajectory.ts';

const MAP = trajectory({
  events: [event('a'), event('b')],
  connections: [link('a', 'b'), link('a', 'gone'), link('gone', 'lost'), link('b', 'a')],
});
const ids = (connections: readonly { readonly id: string }[]) => connections.map(({ id }) => id);

test('connections without one or both of their events are found', () => {
  expect(ids(connectionsMissingEvents(MAP))).toEqual(['a>gone', 'gone>lost']);
});

test('the connections of an event are those in and those out', () => {
  expect(ids(connectionsOf(MAP, 'b'))).toEqual(['a>b', 'b>a']);
});
