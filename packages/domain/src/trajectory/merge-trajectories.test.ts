import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { anyTrajectory, event, link, trajectory } from '../testing/trajectory.ts';
import { mergeTrajectories } from './merge-trajectories.ts';
import { isSameTrajectory } from './same-entry.ts';
import type { TrajectoryEvent, TrajectoryWork } from './trajectory.ts';

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const withEvents = (...events: readonly TrajectoryEvent[]) => trajectory({ events });
const EARLY = '2026-01-02T00:00:00.000Z';
const LATE = '2026-01-03T00:00:00.000Z';

const RUNS = { seed: SEED };

/** A map, and what two sides may make of it: each drops some of it and adds something of its own. */
const anySides = fc
  .tuple(anyTrajectory, fc.infiniteStream(fc.boolean()), fc.nat(3), fc.nat(3))
  .map(([base, coin, mineNew, theirsNew]) => {
    const toss = () => coin.next().value === true;
    const side = (name: string, count: number): TrajectoryWork => ({
      ...base,
      events: [
        ...base.events
          .filter(() => toss() || toss())
          .map((one) =>
            toss() ? one : { ...one, description: name, timestamp: name === 'mine' ? EARLY : LATE },
          ),
        ...Array.from({ length: count }, (_, index) => event(`event_${name}_${index}`)),
      ],
      connections: base.connections.filter(() => toss() || toss()),
      types: [...base.types, ...(toss() ? [name] : [])],
    });
    return { base, mine: side('mine', mineNew), theirs: side('theirs', theirsNew) };
  });

describe('two sides', () => {
  test('of which one changed nothing come to the other', () => {
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        expect(isSameTrajectory(mergeTrajectories(base, mine, base), mine)).toBe(true);
        expect(isSameTrajectory(mergeTrajectories(base, base, theirs), theirs)).toBe(true);
      }),
      RUNS,
    );
  });

  test('come to the same, whoever merges', () => {
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        const one = mergeTrajectories(base, mine, theirs);
        const other = mergeTrajectories(base, theirs, mine);
        expect(new Set(one.types)).toEqual(new Set(other.types));
        expect(isSameTrajectory({ ...one, types: [] }, { ...other, types: [] })).toBe(true);
      }),
      RUNS,
    );
  });

  test('lose nothing that either wrote', () => {
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        const merged = mergeTrajectories(base, mine, theirs);
        const before = new Map(base.events.map((one) => [one.id, one.description]));
        const written = [...mine.events, ...theirs.events].filter(
          ({ id, description }) => before.get(id) !== description,
        );
        expect(idsOf(merged.events)).toEqual(expect.arrayContaining(idsOf(written)));
        expect(new Set(idsOf(merged.events)).size).toBe(merged.events.length);
        expect(new Set(merged.types)).toEqual(new Set([...mine.types, ...theirs.types]));
      }),
      RUNS,
    );
  });
});

describe('an event', () => {
  const base = withEvents(event('a'), event('b'));

  test('that both changed takes each field from who changed it', () => {
    const mine = withEvents(event('a', { name: 'mine', timestamp: EARLY }), event('b'));
    const theirs = withEvents(event('a', { year: 2020, timestamp: LATE }), event('b'));
    expect(mergeTrajectories(base, mine, theirs).events[0]).toEqual(
      event('a', { name: 'mine', year: 2020, timestamp: LATE }),
    );
  });

  test('of which both changed the same field is as it was written later', () => {
    const mine = withEvents(event('a', { name: 'mine', timestamp: EARLY }), event('b'));
    const theirs = withEvents(event('a', { name: 'theirs', timestamp: LATE }), event('b'));
    expect(mergeTrajectories(base, mine, theirs).events[0]?.name).toBe('theirs');
    expect(mergeTrajectories(base, theirs, mine).events[0]?.name).toBe('theirs');
  });

  test('that one removed is gone, unless the other changed it meanwhile', () => {
    const mine = withEvents(event('a'));
    expect(idsOf(mergeTrajectories(base, mine, base).events)).toEqual(['a']);
    const theirs = withEvents(event('a'), event('b', { name: 'still here' }));
    expect(idsOf(mergeTrajectories(base, mine, theirs).events)).toEqual(['a', 'b']);
  });

  test('that outlives its removal keeps its connections, but for those that were removed themselves', () => {
    const all = [event('a'), event('b'), event('c')];
    const whole = trajectory({ events: all, connections: [link('a', 'b'), link('b', 'c')] });
    const mine = trajectory({ events: [event('a'), event('c')] });
    const theirs = trajectory({
      events: [event('a'), event('b', { name: 'still here' }), event('c')],
      connections: [link('a', 'b')],
    });
    expect(idsOf(mergeTrajectories(whole, mine, theirs).connections)).toEqual(['a>b']);
  });

  test('added on both sides stands in the order in which it was made', () => {
    const mine = withEvents(...base.events, event('event_300_x'));
    const theirs = withEvents(...base.events, event('event_200_y'), event('event_400_z'));
    expect(idsOf(mergeTrajectories(base, mine, theirs).events)).toEqual([
      'a',
      'b',
      'event_200_y',
      'event_300_x',
      'event_400_z',
    ]);
  });

  test('that one linked while the other removed it leaves a connection to be asked about', () => {
    const mine = trajectory({ events: base.events, connections: [link('a', 'b')] });
    const theirs = withEvents(event('a'));
    const merged = mergeTrajectories(base, mine, theirs);
    expect(idsOf(merged.events)).toEqual(['a']);
    expect(idsOf(merged.connections)).toEqual(['a>b']);
  });
});

describe('types', () => {
  const typed = (...types: readonly string[]) => trajectory({ types });

  test.each([
    [
      ['b', 'a', 'c'],
      ['a', 'b', 'c', 'd'],
      ['b', 'a', 'c', 'd'],
    ],
    [
      ['a', 'b', 'c', 'mine'],
      ['c', 'b', 'a'],
      ['c', 'b', 'a', 'mine'],
    ],
    [
      ['a', 'c'],
      ['a', 'b', 'c'],
      ['a', 'c'],
    ],
    [
      ['a', 'b', 'c', 'x'],
      ['a', 'b', 'c', 'x'],
      ['a', 'b', 'c', 'x'],
    ],
  ])('%j and %j are %j', (mine, theirs, merged) => {
    expect(mergeTrajectories(typed('a', 'b', 'c'), typed(...mine), typed(...theirs)).types).toEqual(merged);
  });

  test('that one removed while the other gave it to an event stays', () => {
    const theirs = { ...typed('a', 'b'), events: [event('e', { type: 'b' })] };
    expect(mergeTrajectories(typed('a', 'b'), typed('a'), theirs).types).toEqual(['a', 'b']);
  });
});

test('analyses of both sides stand newest first', () => {
  const analysis = (id: string, day: number) => ({
    id,
    timestamp: new Date(Date.UTC(2026, 0, day)).toISOString(),
    content: id,
  });
  const base = trajectory({ analyses: [analysis('old', 1)] });
  const mine = { ...base, analyses: [analysis('mine', 3), ...base.analyses] };
  const theirs = { ...base, analyses: [analysis('newest', 4), analysis('theirs', 2)] };
  expect(idsOf(mergeTrajectories(base, mine, theirs).analyses)).toEqual(['newest', 'mine', 'theirs']);
});
