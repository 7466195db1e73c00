import { EMPTY_TRAJECTORY, type TrajectoryCommand } from '@lodestar/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetWork } from '../../../shared/work/device-value.ts';
import { isWanted, publishSaving, type SavingPhase } from '../../../shared/work/saving.tsx';
import { noteTrajectoryDamage, TRAJECTORY_WORK } from '../../../shared/work/trajectory-work.ts';
import { type ChangeOutcome, type UsedTrajectory, useTrajectory } from './use-trajectory.ts';

const draft = { name: 'Fair', year: '2025', type: 'academic', description: '' };
const map = () => TRAJECTORY_WORK.account('mei');
const arrive = () => map().meet(EMPTY_TRAJECTORY, { saved: EMPTY_TRAJECTORY, tag: '1' });
const publish = (phase: SavingPhase, retry = () => {}) =>
  act(() => publishSaving('trajectory', { phase, retry }));
const use = () => renderHook(() => useTrajectory('mei'));

function does(map: UsedTrajectory, command: TrajectoryCommand): ChangeOutcome {
  const outcomes: ChangeOutcome[] = [];
  act(() => {
    outcomes.push(map.change(command));
  });
  return outcomes[0] ?? { kind: 'unchanged' };
}

function connection(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

beforeEach(() => {
  forgetWork();
});
afterEach(() => {
  publishSaving('trajectory', null);
  vi.restoreAllMocks();
});

describe('the map', () => {
  test('is wanted as long as it is shown', () => {
    const { unmount } = use();
    expect(isWanted('trajectory')).toBe(true);
    unmount();
    expect(isWanted('trajectory')).toBe(false);
  });

  test('changes by a command, shows it at once and keeps it', () => {
    act(arrive);
    const { result, unmount } = use();
    expect(does(result.current, { kind: 'addEvent', draft })).toMatchObject({
      kind: 'done',
      id: expect.stringMatching(/^event_\d+_\d{6,12}$/),
    });
    expect(result.current.work.events).toMatchObject([{ name: 'Fair', year: 2025 }]);
    unmount();
    expect(use().result.current.work.events).toHaveLength(1);
  });

  test('is not changed by what is refused', () => {
    act(arrive);
    const { result } = use();
    const before = result.current.work;
    expect(does(result.current, { kind: 'addEvent', draft: { ...draft, name: '' } })).toEqual({
      kind: 'refused',
      problems: [{ code: 'nameMissing' }],
    });
    expect(result.current.work).toBe(before);
    expect(result.current.canUndo).toBe(false);
  });

  test('goes back sixty steps and forth again, across a visit to another page', () => {
    act(arrive);
    const { result, unmount } = use();
    for (let step = 0; step < 60; step += 1) {
      does(result.current, { kind: 'addEvent', draft: { ...draft, name: `event ${step}` } });
    }
    unmount();
    const later = use();
    for (let step = 0; step < 60; step += 1) act(later.result.current.undo);
    expect(later.result.current.work.events).toEqual([]);
    expect([later.result.current.canUndo, later.result.current.canRedo]).toEqual([false, true]);
    for (let step = 0; step < 60; step += 1) act(later.result.current.redo);
    expect(later.result.current.work.events).toHaveLength(60);
    act(later.result.current.redo);
    expect(later.result.current.work.events).toHaveLength(60);
  });

  test('goes back on one change alone, and only once', () => {
    act(arrive);
    const { result } = use();
    does(result.current, { kind: 'addType', name: 'music' });
    const removed = does(result.current, { kind: 'removeType', type: 'personal' });
    does(result.current, { kind: 'addEvent', draft });
    const takeBack = () => act(() => removed.kind === 'done' && removed.takeBack());
    takeBack();
    expect(result.current.work.types).toEqual(['academic', 'extracurricular', 'personal', 'music']);
    expect(result.current.work.events).toHaveLength(1);
    const after = result.current.work;
    takeBack();
    expect(result.current.work).toBe(after);
  });

  test('keeps an analysis whatever is taken back', () => {
    act(arrive);
    const { result } = use();
    does(result.current, { kind: 'addEvent', draft });
    does(result.current, { kind: 'addAnalysis', content: '**You** grow' });
    act(result.current.undo);
    expect(result.current.work).toMatchObject({ events: [], analyses: [{ content: '**You** grow' }] });
  });

  test('and its steps are forgotten when the pupil logs out', () => {
    act(arrive);
    const { result, unmount } = use();
    does(result.current, { kind: 'addEvent', draft });
    unmount();
    act(forgetWork);
    expect(use().result.current).toMatchObject({ work: { events: [] }, canUndo: false, state: 'loading' });
  });
});

describe('its state', () => {
  test('is loading until the account has answered, or has failed to', () => {
    const { result } = use();
    expect(result.current.state).toBe('loading');
    const retry = vi.fn();
    publish('loadFailed', retry);
    expect(result.current.state).toBe('loadFailed');
    result.current.retry();
    expect(retry).toHaveBeenCalledOnce();
    publish('idle');
    act(arrive);
    expect(result.current.state).toBe('idle');
  });

  test.each<[SavingPhase, string]>([
    ['loading', 'idle'],
    ['saving', 'saving'],
    ['saved', 'saved'],
    ['saveFailed', 'failed'],
    ['loadFailed', 'failed'],
  ])('while the copy is here and the saving is %s is %s', (phase, state) => {
    act(arrive);
    const { result } = use();
    publish(phase);
    expect(result.current.state).toBe(state);
  });

  test('is offline while something waits for the connection', () => {
    act(arrive);
    const { result } = use();
    act(() => connection(false));
    expect(result.current.state).toBe('idle');
    does(result.current, { kind: 'addType', name: 'music' });
    expect(result.current.state).toBe('offline');
    act(() => connection(true));
    publish('saving');
    expect(result.current.state).toBe('saving');
  });

  test('says how much of the stored map could not be read', () => {
    const { result } = use();
    expect(result.current.damage).toBe(0);
    act(() => noteTrajectoryDamage(2));
    expect(result.current.damage).toBe(2);
    act(forgetWork);
    expect(result.current.damage).toBe(0);
  });
});
