import { applyCommand, type TrajectoryCommand, type TrajectoryWork } from '@lodestar/domain';
import { http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { wantPart } from '../../../shared/work/saving.tsx';
import { TRAJECTORY_WORK } from '../../../shared/work/trajectory-work.ts';
import { accountValue } from '../../../shared/work/work-part.ts';
import { answerWith, openServer, refusal, sentTo, server } from '../../../testing/account/fake-server.ts';
import { recordOf } from '../../../testing/account/records.ts';
import { asMei } from '../../../testing/account/visit.tsx';
import { type AccountWork, createWorkSync, keepAccountWork } from './account-sync.ts';

openServer();
asMei();

const NOW = new Date('2026-03-01T08:00:00.000Z');
const draft = { name: 'Fair', year: 2025, type: 'academic', description: '' };
const SAVE = 'PATCH /api/auth/me';
const event = (id: string) => ({ id, ...draft, timestamp: NOW.toISOString() });

let steps = 0;

function after(work: TrajectoryWork, command: TrajectoryCommand): TrajectoryWork {
  steps += 1;
  const outcome = applyCommand(work, command, { now: new Date(NOW.getTime() + steps), chance: `c${steps}` });
  return outcome.kind === 'done' ? outcome.work : work;
}

describe('the map of whoever is signed in', () => {
  let running: AccountWork | null = null;
  let release = () => {};
  const keep = () => {
    running = keepAccountWork('mei-chan', () => undefined);
    return running;
  };
  const want = () => {
    release = wantPart('trajectory');
  };
  const map = () => TRAJECTORY_WORK.account('mei-chan');
  const addEvent = () => map().change((work) => after(work, { kind: 'addEvent', draft }));
  afterEach(() => {
    release();
    running?.stop();
  });

  test('is not asked for until a page wants it', async () => {
    server.user.value = recordOf({ trajectory_events: [event('a')] });
    await keep().settle();
    expect(map().server()).toBeNull();
    want();
    await vi.waitFor(() =>
      expect(
        map()
          .snapshot()
          .value.events.map(({ id }) => id),
      ).toEqual(['a']),
    );
  });

  test('may be wanted before the saving begins', async () => {
    server.user.value = recordOf({ event_types: ['music'] });
    want();
    await keep().settle();
    expect(map().snapshot().value.types).toEqual(['music']);
  });

  test('is saved by the lists that changed, over the version it was loaded from', async () => {
    want();
    await keep().settle();
    addEvent();
    await keep().settle();
    const [sent] = sentTo(SAVE);
    expect(Object.keys(sent?.body ?? {})).toEqual(['trajectory_events']);
    expect(sent?.headers.get('If-Match')).toBe('"0"');
    expect(server.user.value.trajectory_events).toMatchObject([{ name: 'Fair' }]);
  });

  test('changed without a connection is sent later, with nobody looking at it', async () => {
    want();
    await keep().settle();
    answerWith(http.patch('/api/auth/me', () => refusal('unavailable'), { once: true }));
    addEvent();
    expect(await running?.settle()).toBe(false);
    running?.stop();
    release();
    expect(map().hasUnsaved()).toBe(true);
    await keep().settle();
    expect(server.user.value.trajectory_events).toHaveLength(1);
  });

  test('that another device changed meanwhile is merged', async () => {
    want();
    await keep().settle();
    server.user = { value: recordOf({ trajectory_events: [event('event_1_theirs')] }), version: 7 };
    addEvent();
    await running?.settle();
    expect(server.user.value.trajectory_events.map(({ name }) => name)).toEqual(['Fair', 'Fair']);
    expect(map().snapshot().value.events).toHaveLength(2);
  });
});

describe('two devices', () => {
  const EDITS = 200;
  let held: { saved: TrajectoryWork; version: number };

  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  const calls = {
    async load() {
      await pause();
      return { saved: held.saved, tag: String(held.version) };
    },
    async save(saved: TrajectoryWork, tag: string | null) {
      await pause();
      if (tag !== String(held.version)) throw new ApiError({ code: 'stale', status: 412 });
      held = { saved, version: held.version + 1 };
      await pause();
      return tag === null ? null : String(Number(tag) + 1);
    },
  };

  function device(name: string) {
    const value = accountValue(`lodestar.user.${name}.trajectory`, TRAJECTORY_WORK.kind);
    const sync = createWorkSync({
      value,
      nothing: TRAJECTORY_WORK.kind.nothing,
      calls,
      onPhase: () => undefined,
      onLoaded: () => undefined,
    });
    value.onChanged(() => void sync.run());
    return { value, sync };
  }

  test('with 200 edits each at the same time lose none', async () => {
    held = { saved: TRAJECTORY_WORK.kind.nothing, version: 0 };
    const devices = [device('desk'), device('phone')];
    await Promise.all(devices.map(({ sync }) => sync.run()));
    for (let edit = 0; edit < EDITS; edit += 1) {
      for (const [index, { value }] of devices.entries()) {
        const named = { ...draft, name: `${index}-${edit}` };
        value.change((work) => after(work, { kind: 'addEvent', draft: named }));
      }
      if (edit % 5 === 0) await pause();
    }
    for (let round = 0; round < 3; round += 1) {
      for (const { sync } of devices) expect(await sync.refresh()).toBe(true);
    }
    expect(new Set(held.saved.events.map(({ name }) => name)).size).toBe(2 * EDITS);
    for (const { value, sync } of devices) {
      expect(value.hasUnsaved()).toBe(false);
      expect(value.saved().events).toHaveLength(2 * EDITS);
      sync.stop();
    }
  });
});
