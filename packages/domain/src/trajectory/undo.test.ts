import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { event, link, trajectory } from '../testing/trajectory.ts';
import { applyCommand, type TrajectoryCommand } from './apply-command.ts';
import { isSameTrajectory } from './same-trajectory.ts';
import type { TrajectoryWork } from './trajectory.ts';
import { NO_HISTORY, redo, remember, type UndoHistory, type Undone, undo, undoStep } from './undo.ts';

const START = trajectory({
  events: [event('event_1'), event('event_2'), event('event_3', { type: 'personal' })],
  connections: [link('event_1', 'event_2'), link('event_2', 'event_3')],
});
const moment = (step: number) => new Date(Date.UTC(2026, 1, 1) + step * 1_000);

interface Played {
  readonly work: TrajectoryWork;
  readonly history: UndoHistory;
}

function play(
  commands: readonly TrajectoryCommand[],
  from: Played = { work: START, history: NO_HISTORY },
): Played {
  return commands.reduce<Played>(({ work, history }, command, index) => {
    const outcome = applyCommand(work, command, { now: moment(index), chance: String(index) });
    if (outcome.kind !== 'done') return { work, history };
    return { work: outcome.work, history: remember(history, work, outcome.work) };
  }, from);
}

function times(count: number, back: typeof undo, from: Played): Played {
  return Array.from({ length: count }).reduce<Played>(({ work, history }, _, index) => {
    const result: Undone | null = back(history, work, moment(1_000 + index));
    return result ?? { work, history };
  }, from);
}

/** The map without the moments its events were written. */
const said = (work: TrajectoryWork): TrajectoryWork => ({
  ...work,
  events: work.events.map((one) => ({ ...one, timestamp: '' })),
});
const saySame = (one: TrajectoryWork, other: TrajectoryWork) => isSameTrajectory(said(one), said(other));

const anyId = fc.constantFrom('event_1', 'event_2', 'event_3');
const anyDraft = fc.record({
  name: fc.constantFrom('fair', 'prize', 'camp'),
  year: fc.constantFrom('2023', '2025'),
  type: fc.constantFrom('academic', 'personal'),
  description: fc.constantFrom('', 'more'),
});
const anyLink = fc.record({
  from: anyId,
  to: anyId,
  type: fc.constant('related'),
  description: fc.constant(''),
});
const anyCommand: fc.Arbitrary<TrajectoryCommand> = fc.oneof(
  fc.record({ kind: fc.constant('addEvent'), draft: anyDraft }),
  fc.record({ kind: fc.constant('changeEvent'), id: anyId, draft: anyDraft }),
  fc.record({ kind: fc.constant('removeEvent'), id: anyId }),
  fc.record({ kind: fc.constant('addConnection'), draft: anyLink }),
  fc.record({ kind: fc.constant('removeConnection'), id: fc.constant('event_1>event_2') }),
  fc.record({ kind: fc.constant('addType'), name: fc.constantFrom('music', 'sport') }),
  fc.record({ kind: fc.constant('removeType'), type: fc.constantFrom('music', 'extracurricular') }),
  fc.record({ kind: fc.constant('orderTypes'), types: fc.constant(['personal', 'academic']) }),
);

describe('undo', () => {
  test('takes back fifty steps and more, one by one, and redo does them again', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { minLength: 1, maxLength: 60 }), (commands) => {
        const played = play(commands);
        const steps = played.history.done.length;
        const back = times(steps, undo, played);
        expect(saySame(back.work, START)).toBe(true);
        expect(undo(back.history, back.work, moment(0))).toBeNull();
        const again = times(steps, redo, back);
        expect(saySame(again.work, played.work)).toBe(true);
        expect(redo(again.history, again.work, moment(0))).toBeNull();
      }),
      { seed: SEED },
    );
  });

  test('leaves what came from elsewhere meanwhile', () => {
    const played = play([{ kind: 'removeEvent', id: 'event_1' }]);
    const elsewhere = {
      ...played.work,
      events: [...played.work.events, event('event_9')],
      types: ['academic', 'x'],
    };
    const back = undo(played.history, elsewhere, moment(5));
    expect(back?.work.events.map(({ id }) => id)).toEqual(['event_1', 'event_2', 'event_3', 'event_9']);
    expect(back?.work.connections.map(({ id }) => id).sort()).toEqual(['event_1>event_2', 'event_2>event_3']);
    expect(back?.work.types).toEqual(['academic', 'x', 'personal']);
  });

  test('writes what it brings back at the moment it does', () => {
    const played = play([{ kind: 'removeEvent', id: 'event_1' }]);
    const { work } = undo(played.history, played.work, moment(7)) ?? played;
    expect(work.events.map(({ timestamp }) => timestamp)).toEqual([
      moment(7).toISOString(),
      START.events[1]?.timestamp,
      START.events[2]?.timestamp,
    ]);
  });

  test('a new step ends what could be done again', () => {
    const { history } = times(1, undo, play([{ kind: 'addType', name: 'music' }]));
    expect(history.undone).toHaveLength(1);
    expect(remember(history, START, START).undone).toEqual([]);
  });

  test('remembers a hundred steps', () => {
    const names = Array.from({ length: 120 }, (_, index) => ({ ...START, types: [`type ${index}`] }));
    const history = names.reduce<UndoHistory>((before, work) => remember(before, START, work), NO_HISTORY);
    expect(history.done).toHaveLength(100);
    expect(history.done.at(-1)?.after.types).toEqual(['type 119']);
  });
});

describe('one step among others', () => {
  const removal = (id: string): TrajectoryCommand => ({ kind: 'removeEvent', id });
  const takeBack = ({ work, history }: Played, number: number): Played =>
    undoStep(history, number, work, moment(2_000)) ?? { work, history };
  const namesIn = ({ work }: Played) => work.events.map(({ id }) => id);
  const linksIn = ({ work }: Played) => work.connections.map(({ id }) => id).sort();

  test('is taken back alone: what was done after it stays', () => {
    const added = { name: 'camp', year: '2025', type: 'personal', description: '' };
    const played = play([removal('event_1'), { kind: 'addEvent', draft: added }]);
    const back = takeBack(played, 1);
    expect(back.work.events.map(({ name }) => name)).toEqual(['event_1', 'event_2', 'event_3', 'camp']);
    expect(linksIn(back)).toEqual(['event_1>event_2', 'event_2>event_3']);
    expect(namesIn(times(1, undo, back))).toEqual(['event_1', 'event_2', 'event_3']);
  });

  test('is not taken back twice, nor when it is not known', () => {
    const back = takeBack(play([removal('event_1')]), 1);
    expect(undoStep(back.history, 1, back.work, moment(0))).toBeNull();
    expect(undoStep(NO_HISTORY, 1, START, moment(0))).toBeNull();
  });

  test('is known by its number after it was taken back and done again', () => {
    const again = times(1, redo, times(1, undo, play([removal('event_1')])));
    expect(saySame(takeBack(again, 1).work, START)).toBe(true);
  });

  test.each([
    [1, 2, ['event_1', 'event_3'], []],
    [2, 1, ['event_2', 'event_3'], ['event_2>event_3']],
  ])(
    'of two linked events brings back number %i without a line to the other, and then the whole',
    (first, second, names, links) => {
      const played = play([removal('event_1'), removal('event_2')]);
      const one = takeBack(played, first);
      expect([namesIn(one), linksIn(one)]).toEqual([names, links]);
      const both = takeBack(one, second);
      expect(saySame(both.work, START)).toBe(true);
      expect(saySame(times(2, redo, both).work, played.work)).toBe(true);
    },
  );

  test('taken back in whatever order, removals and then the rest lead back to the beginning', () => {
    const lengthOf = ({ events, connections, types }: TrajectoryWork) =>
      events.length + connections.length + types.length;
    const anyOrder = fc.array(anyCommand, { minLength: 1, maxLength: 12 }).chain((commands) => {
      const played = play(commands);
      const removals = played.history.done.filter(({ before, after }) => lengthOf(after) < lengthOf(before));
      const numbers = removals.map(({ number }) => number);
      return fc.shuffledSubarray(numbers).map((order) => ({ played, order }));
    });
    fc.assert(
      fc.property(anyOrder, ({ played, order }) => {
        const back = order.reduce(takeBack, played);
        const start = times(back.history.done.length, undo, back);
        expect(start.history.done).toEqual([]);
        expect(saySame(start.work, START)).toBe(true);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
