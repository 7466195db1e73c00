import { describe, expect, test } from 'vitest';
import { event, link, scatteredTrajectory, trajectory } from '../testing/trajectory.ts';
import { applyCommand, type CommandOutcome, type TrajectoryCommand } from './apply-command.ts';
import type { TrajectoryWork } from './trajectory.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const MAP = trajectory({
  events: [event('a'), event('b', { type: 'personal' }), event('c')],
  connections: [link('a', 'b'), link('b', 'c'), link('c', 'a')],
});

const after = (command: TrajectoryCommand, work: TrajectoryWork = MAP): CommandOutcome =>
  applyCommand(work, command, { now: NOW, chance: 'k3f9' });
const done = (command: TrajectoryCommand, work?: TrajectoryWork): TrajectoryWork => {
  const outcome = after(command, work);
  if (outcome.kind !== 'done') throw new Error(`${command.kind}: ${JSON.stringify(outcome)}`);
  return outcome.work;
};
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id).join();

const draft = { name: 'Fair', year: '2025', type: 'personal', description: '' };

describe('an event', () => {
  test('is added with an id and the moment', () => {
    const outcome = after({ kind: 'addEvent', draft });
    const id = `event_${NOW.getTime()}_k3f9`;
    expect(outcome).toMatchObject({ kind: 'done', id });
    expect(done({ kind: 'addEvent', draft }).events.at(-1)).toEqual({
      ...draft,
      id,
      year: 2025,
      timestamp: NOW.toISOString(),
    });
  });

  test('that is unsound is refused', () => {
    expect(after({ kind: 'addEvent', draft: { ...draft, name: '' } })).toEqual({
      kind: 'refused',
      problems: [{ code: 'nameMissing' }],
    });
  });

  test('is changed in its place, and written now', () => {
    const changed = done({ kind: 'changeEvent', id: 'b', draft });
    expect(idsOf(changed.events)).toBe('a,b,c');
    expect(changed.events[1]).toMatchObject({ name: 'Fair', year: 2025, timestamp: NOW.toISOString() });
  });

  test('changed into itself is unchanged; one that is not there is gone', () => {
    const same = { name: 'b', year: 2024, type: 'personal', description: '' };
    expect(after({ kind: 'changeEvent', id: 'b', draft: same })).toEqual({ kind: 'unchanged' });
    expect(after({ kind: 'changeEvent', id: 'x', draft })).toEqual({
      kind: 'refused',
      problems: [{ code: 'gone' }],
    });
  });

  test('takes its connections along when it is removed', () => {
    const left = done({ kind: 'removeEvent', id: 'a' });
    expect(idsOf(left.events)).toBe('b,c');
    expect(idsOf(left.connections)).toBe('b>c');
    expect(after({ kind: 'removeEvent', id: 'x' })).toEqual({ kind: 'unchanged' });
  });

  test('the 501st is refused, and the 2,001st connection', () => {
    const full = scatteredTrajectory({ events: 500, connections: 2_000 });
    expect(after({ kind: 'addEvent', draft }, full)).toEqual({
      kind: 'refused',
      problems: [{ code: 'full', list: 'events', max: 500 }],
    });
    const one = { from: 'event_1', to: 'event_2', type: 'related', description: '' };
    expect(after({ kind: 'addConnection', draft: one }, full)).toEqual({
      kind: 'refused',
      problems: [{ code: 'full', list: 'connections', max: 2_000 }],
    });
  });
});

describe('a connection', () => {
  const back = { from: 'b', to: 'a', type: 'influenced', description: 'back again' };

  test('is added, also where it closes a circle or repeats another', () => {
    const added = done({ kind: 'addConnection', draft: back });
    expect(added.connections.at(-1)).toEqual({ ...back, id: `connection_${NOW.getTime()}_k3f9` });
    const twice = { from: 'a', to: 'b', type: 'led_to', description: '' };
    expect(done({ kind: 'addConnection', draft: twice }).connections).toHaveLength(4);
  });

  test('from an event to itself, or to one that is gone, is refused', () => {
    const refusal = (code: string) => ({ kind: 'refused', problems: [{ code }] });
    expect(after({ kind: 'addConnection', draft: { ...back, to: 'b' } })).toEqual(refusal('sameEvent'));
    expect(after({ kind: 'addConnection', draft: { ...back, to: 'x' } })).toEqual(refusal('eventsMissing'));
    expect(after({ kind: 'changeConnection', id: 'a>b', draft: { ...back, to: 'b' } })).toEqual(
      refusal('sameEvent'),
    );
    expect(after({ kind: 'changeConnection', id: 'x', draft: back })).toEqual(refusal('gone'));
  });

  test('is changed in its place and removed', () => {
    const changed = done({ kind: 'changeConnection', id: 'b>c', draft: back });
    expect(changed.connections[1]).toEqual({ ...back, id: 'b>c' });
    const same = { from: 'b', to: 'c', type: 'led_to', description: '' };
    expect(after({ kind: 'changeConnection', id: 'b>c', draft: same })).toEqual({ kind: 'unchanged' });
    expect(idsOf(done({ kind: 'removeConnection', id: 'b>c' }).connections)).toBe('a>b,c>a');
    expect(after({ kind: 'removeConnection', id: 'x' })).toEqual({ kind: 'unchanged' });
  });
});

describe('a type', () => {
  test('is added at the end, trimmed and in lower case; one that is there, or none, is passed over', () => {
    expect(done({ kind: 'addType', name: ' Music ' }).types.at(-1)).toBe('music');
    for (const name of ['ACADEMIC ', ' '])
      expect(after({ kind: 'addType', name })).toEqual({ kind: 'unchanged' });
    expect(after({ kind: 'addType', name: 'x'.repeat(51) })).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'tooLong', field: 'type', max: 50 }],
    });
    const many = trajectory({ types: Array.from({ length: 50 }, (_, index) => `type ${index}`) });
    expect(after({ kind: 'addType', name: 'music' }, many)).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'full', list: 'eventTypes', max: 50 }],
    });
  });

  test('in use is not removed, and says by how many events', () => {
    expect(after({ kind: 'removeType', type: 'academic' })).toEqual({
      kind: 'refused',
      problems: [{ code: 'typeInUse', events: 2 }],
    });
    expect(done({ kind: 'removeType', type: 'extracurricular' }).types).toEqual(['academic', 'personal']);
    expect(after({ kind: 'removeType', type: 'music' })).toEqual({ kind: 'unchanged' });
  });

  test('is ordered; one that the order forgets or invents is neither lost nor made', () => {
    const order = (...types: string[]) => after({ kind: 'orderTypes', types });
    expect(order('personal', 'music', 'academic')).toMatchObject({
      work: { types: ['personal', 'academic', 'extracurricular'] },
    });
    expect(order('academic', 'extracurricular', 'personal')).toEqual({ kind: 'unchanged' });
    expect(order()).toEqual({ kind: 'unchanged' });
  });

  test('that only events have is ordered and becomes the own, renamed, or joined to another', () => {
    const stray = trajectory({ events: [event('a', { type: 'musik' }), event('b')] });
    expect(done({ kind: 'orderTypes', types: ['musik', 'academic'] }, stray).types).toEqual([
      'musik',
      'academic',
      'extracurricular',
      'personal',
    ]);
    const renamed = done({ kind: 'renameType', type: 'musik', name: ' Music ' }, stray);
    expect(renamed.types.at(-1)).toBe('music');
    expect(renamed.events).toMatchObject([
      { type: 'music', timestamp: NOW.toISOString() },
      { type: 'academic' },
    ]);
    const joined = done({ kind: 'renameType', type: 'musik', name: 'Personal' }, stray);
    expect([joined.types, joined.events[0]?.type]).toEqual([stray.types, 'personal']);
    expect(done({ kind: 'renameType', type: 'musik', name: 'musik' }, stray).types).toContain('musik');
    expect(
      done({ kind: 'changeEvent', id: 'a', draft: { ...draft, type: 'musik' } }, stray).events[0],
    ).toMatchObject({ name: 'Fair', type: 'musik' });
  });

  test('is renamed in its place with its events; not to nothing, and not when it is gone', () => {
    const renamed = done({ kind: 'renameType', type: 'personal', name: 'Family' });
    expect(renamed.types).toEqual(['academic', 'extracurricular', 'family']);
    expect(renamed.events.map(({ type }) => type)).toEqual(['academic', 'family', 'academic']);
    expect(after({ kind: 'renameType', type: 'personal', name: 'personal' })).toEqual({ kind: 'unchanged' });
    expect(after({ kind: 'renameType', type: 'personal', name: ' ' })).toMatchObject({
      problems: [{ code: 'nameMissing' }],
    });
    expect(after({ kind: 'renameType', type: 'music', name: 'x' })).toMatchObject({
      problems: [{ code: 'gone' }],
    });
    expect(after({ kind: 'renameType', type: 'personal', name: 'x'.repeat(51) })).toMatchObject({
      problems: [{ code: 'tooLong' }],
    });
  });
});

describe('an analysis', () => {
  const analysis = (id: string) => ({ id, timestamp: NOW.toISOString(), content: id });

  test('comes before the others; the 51st drops the oldest', () => {
    const analyses = Array.from({ length: 50 }, (_, index) => analysis(`analysis_${index}`));
    const work = done({ kind: 'addAnalysis', content: '**You** grow' }, trajectory({ analyses }));
    expect(work.analyses).toHaveLength(50);
    expect(work.analyses[0]).toEqual({
      id: `analysis_${NOW.getTime()}_k3f9`,
      timestamp: NOW.toISOString(),
      content: '**You** grow',
    });
    expect(work.analyses.at(-1)?.id).toBe('analysis_48');
  });

  test('that is too long is refused; one is removed by its id', () => {
    expect(after({ kind: 'addAnalysis', content: 'x'.repeat(5_001) })).toMatchObject({
      problems: [{ code: 'tooLong', field: 'content', max: 5_000 }],
    });
    const work = trajectory({ analyses: [analysis('one'), analysis('two')] });
    expect(idsOf(done({ kind: 'removeAnalysis', id: 'one' }, work).analyses)).toBe('two');
    expect(after({ kind: 'removeAnalysis', id: 'x' }, work)).toEqual({ kind: 'unchanged' });
  });
});
