import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { anyTrajectory, event, link, trajectory } from '../testing/trajectory.ts';
import {
  changedTrajectoryFields,
  parseTrajectory,
  readTrajectory,
  trajectoryFieldsOf,
} from './read-trajectory.ts';

const NOTHING = trajectory();
const problems = (stored: unknown) =>
  readTrajectory(stored).damage.map(({ list, index, problem }) => `${list} ${index}: ${problem}`);

describe('a stored map', () => {
  test('that is sound is read whole', () => {
    fc.assert(
      fc.property(anyTrajectory, (map) => {
        expect(readTrajectory(trajectoryFieldsOf(map))).toEqual({ work: map, damage: [] });
        expect(parseTrajectory(JSON.parse(JSON.stringify(map)))).toEqual(map);
      }),
      { seed: SEED },
    );
  });

  test('of somebody new is empty, with the three types', () => {
    for (const stored of [{}, null, undefined, 7, 'x', []]) {
      expect(readTrajectory(stored)).toEqual({ work: NOTHING, damage: [] });
    }
  });

  test('may have no types at all', () => {
    expect(readTrajectory({ event_types: [] }).work.types).toEqual([]);
  });

  test('keeps what is sound of a damaged list and names what is not', () => {
    const stored = {
      trajectory_events: [
        event('a'),
        null,
        { ...event('b'), year: '2024' },
        { ...event('c'), name: 5 },
        event('a'),
      ],
      trajectory_connections: [
        link('a', 'b'),
        { ...link('a', 'c'), type: 'caused' },
        link('a', 'a'),
        { ...link('b', 'a'), hasMissingEvents: true },
      ],
      trajectory_analyses: 'none',
      event_types: ['academic', '', 'academic', 7],
    };
    const { work } = readTrajectory(stored);
    expect(work).toEqual({
      events: [event('a')],
      connections: [link('a', 'b'), link('b', 'a')],
      analyses: [],
      types: ['academic'],
    });
    expect(problems(stored)).toEqual([
      'events 1: unreadable',
      'events 2: unreadable',
      'events 3: unreadable',
      'events 4: repeated',
      'connections 1: unreadable',
      'connections 2: sameEvent',
      'analyses null: notAList',
      'types 1: unreadable',
      'types 2: repeated',
      'types 3: unreadable',
    ]);
  });

  test('with an event of 1899, of the year 3000 or with a name of 201 characters is damaged', () => {
    const bad = [{ year: 1_899 }, { year: 3_000 }, { name: 'x'.repeat(201) }];
    const stored = { trajectory_events: bad.map((changes, index) => event(`e${index}`, changes)) };
    expect(readTrajectory(stored).work.events).toEqual([]);
    expect(problems(stored)).toHaveLength(3);
  });

  test('whatever it is, is read without an exception, and what is read is sound', () => {
    const anything = fc.record({
      trajectory_events: fc.anything(),
      trajectory_connections: fc.anything(),
      trajectory_analyses: fc.anything(),
      event_types: fc.anything(),
    });
    fc.assert(
      fc.property(anything, (stored) => {
        const { work } = readTrajectory(stored);
        expect(readTrajectory(trajectoryFieldsOf(work)).damage).toEqual([]);
      }),
      { seed: SEED },
    );
  });
});

describe('a map in a browser’s storage', () => {
  test.each([null, 7, 'x', [], {}, { events: 7 }])('is none when it is %j', (stored) => {
    expect(parseTrajectory(stored)).toBeNull();
  });
});

describe('what is to be saved', () => {
  test('is the lists that differ', () => {
    const saved = trajectory({ events: [event('a')], connections: [link('a', 'b')] });
    const copy = { ...saved, events: [event('a')] };
    expect(changedTrajectoryFields(copy, saved)).toEqual({});
    expect(changedTrajectoryFields({ ...saved, types: ['music'] }, saved)).toEqual({
      event_types: ['music'],
    });
    expect(Object.keys(changedTrajectoryFields(trajectory(), saved))).toEqual([
      'trajectory_events',
      'trajectory_connections',
    ]);
    const renamed = { ...saved, events: [event('a', { name: 'other' })] };
    expect(changedTrajectoryFields(renamed, saved)).toEqual({ trajectory_events: renamed.events });
  });
});
