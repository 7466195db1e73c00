import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { anyTrajectory, event, link, trajectory } from '../testing/trajectory.ts';
import { mergeTrajectories } from './merge-trajectories.ts';
import { isSameTrajectory } from './same-trajectory.ts';
import type { TrajectoryEvent, TrajectoryWork } from './trajectory.ts';

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const withEvents = (...events: readonly TrajectoryEvent[]) => trajectory({ events });
const EARLY = '2026-01-02T00:00:00.000Z';
const LATE = '2026-01-03T00:00:00.000Z';

const RUNS = { seed: SEED };

/** A map, and what two sides may make of it: each drops some of it, rewrites some and adds something of its own. */
const anySides = fc
  .tuple(anyTrajectory, fc.infiniteStream(fc.boolean()), fc.nat(3), fc.nat(3))
  .map(([base, coin, mineNew, theirsNew]) => {
    const toss = () => coin.next().value === true;
    const stays = () => toss() || toss();
    const side = (name: string, count: number): TrajectoryWork => {
      const timestamp = name === 'mine' ? EARLY : LATE;
      const added = <Entry>(make: (mark: string) => Entry) =>
        Array.from({ length: count }, (_, index) => make(`${name}_${index}`));
      const [first = event('first'), second = event('second')] = base.events;
      const events = [
        ...base.events.filter(stays).map((one) => (toss() ? one : { ...one, description: name, timestamp })),
        ...added((mark) => event(`event_${mark}`)),
      ];
      const used = new Set(events.map(({ type }) => type));
      return {
        events,
        connections: [
          ...base.connections.filter(stays).map((one) => (toss() ? one : { ...one, description: name })),
          ...added((mark) => ({ ...link(first.id, second.id), id: `connection_${mark}` })),
        ],
        types: [...base.types.filter((type) => used.has(type) || stays()), ...(toss() ? [name] : [])],
        analyses: added((mark) => ({ id: `analysis_${mark}`, timestamp, content: mark })),
      };
    };
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

  test('come to the same, whoever merges, but for what both wrote about one connection', () => {
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        const one = mergeTrajectories(base, mine, theirs);
        const other = mergeTrajectories(base, theirs, mine);
        const plain = ({ events, connections, types, analyses }: TrajectoryWork) => ({
          events: new Set(events),
          connections: new Set(idsOf(connections)),
          types: new Set(types),
          analyses: new Set(analyses),
        });
        expect(plain(one)).toEqual(plain(other));
      }),
      RUNS,
    );
  });

  test('merged already stay as they are when one of them is merged again', () => {
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        const merged = mergeTrajectories(base, mine, theirs);
        expect(isSameTrajectory(mergeTrajectories(theirs, theirs, merged), merged)).toBe(true);
        expect(isSameTrajectory(mergeTrajectories(theirs, merged, theirs), merged)).toBe(true);
        expect(isSameTrajectory(mergeTrajectories(mine, mine, merged), merged)).toBe(true);
      }),
      RUNS,
    );
  });

  test('lose nothing that either wrote', () => {
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        const merged = mergeTrajectories(base, mine, theirs);
        for (const list of ['events', 'connections', 'analyses'] as const) {
          const before = new Map<string, unknown>(base[list].map((one) => [one.id, one]));
          const written = [...mine[list], ...theirs[list]].filter((one) => before.get(one.id) !== one);
          expect(idsOf(merged[list])).toEqual(expect.arrayContaining(idsOf(written)));
          expect(new Set(idsOf(merged[list])).size).toBe(merged[list].length);
        }
        const named = [...mine.types, ...theirs.types].filter((type) => !base.types.includes(type));
        expect(merged.types).toEqual(expect.arrayContaining(named));
        expect(new Set(merged.types).size).toBe(merged.types.length);
      }),
      RUNS,
    );
  });

  test('keep what neither removed, and lose what one removed and the other left alone', () => {
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        const merged = mergeTrajectories(base, mine, theirs);
        const [mineIds, theirIds] = [new Set(idsOf(mine.events)), new Set(idsOf(theirs.events))];
        const kept = base.events.filter(({ id }) => mineIds.has(id) && theirIds.has(id));
        expect(idsOf(merged.events)).toEqual(expect.arrayContaining(idsOf(kept)));
        const there = new Set(idsOf(merged.events));
        for (const one of base.events) {
          const copies = [...mine.events, ...theirs.events].filter(({ id }) => id === one.id);
          if (copies.length < 2 && copies.every((copy) => copy === one))
            expect(there.has(one.id)).toBe(false);
        }
        const lines = new Set(idsOf(merged.connections));
        for (const one of base.connections) {
          const copies = [...mine.connections, ...theirs.connections].filter(({ id }) => id === one.id);
          if (copies.length === 2) expect(lines.has(one.id)).toBe(true);
          if (copies.length === 0) expect(lines.has(one.id)).toBe(false);
        }
        const used = new Set(merged.events.map(({ type }) => type));
        for (const type of base.types) {
          const stayed = (mine.types.includes(type) && theirs.types.includes(type)) || used.has(type);
          expect(merged.types.includes(type), type).toBe(stayed);
        }
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
