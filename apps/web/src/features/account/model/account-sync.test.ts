import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { forgetWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK } from '../../../shared/work/pupil-work.ts';
import type { SavingPhase } from '../../../shared/work/saving.tsx';
import { createWorkSync, type WorkSync } from './account-sync.ts';

type Codes = readonly string[];

/** The account as the server holds it, which other devices change too. */
let held: { saved: Codes; version: number };
let failing: ApiError | null;
let saves: Codes[];
let phases: SavingPhase[];
let syncs: WorkSync[];

const stale = () => new ApiError({ code: 'stale', status: 412 });
const offline = () => new ApiError({ code: 'network', status: 0 });

const calls = {
  async load() {
    if (failing) throw failing;
    return { saved: held.saved, tag: String(held.version) };
  },
  async save(saved: Codes, tag: string | null) {
    if (failing) throw failing;
    if (tag !== String(held.version)) throw stale();
    saves.push(saved);
    held = { saved, version: held.version + 1 };
    return String(held.version);
  },
};

const elsewhere = (saved: Codes) => {
  held = { saved, version: held.version + 1 };
};

function device(userId = 'mei') {
  const value = CHOICES_WORK.account(userId);
  const onLoaded = vi.fn();
  value.subscribe(() => undefined);
  const sync = createWorkSync({
    value,
    nothing: [],
    calls,
    onPhase: (phase) => phases.push(phase),
    onLoaded,
  });
  syncs.push(sync);
  return { value, sync, onLoaded, add: (code: string) => value.change((codes) => [...codes, code]) };
}

beforeEach(() => {
  forgetWork();
  held = { saved: [], version: 0 };
  failing = null;
  saves = [];
  phases = [];
  syncs = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    for (const sync of syncs) sync.stop();
    vi.useRealTimers();
  };
});

describe('at sign-in', () => {
  test('what the account holds replaces what is here', async () => {
    elsewhere(['JS1001', 'JS1002']);
    const { value, sync, onLoaded } = device();
    expect(await sync.run()).toBe(true);
    expect(value.snapshot().value).toEqual(['JS1001', 'JS1002']);
    expect(phases).toEqual(['loading', 'idle']);
    expect(onLoaded).toHaveBeenCalledOnce();
    expect(saves).toEqual([]);
  });

  test('what was changed here without a connection is added to it', async () => {
    elsewhere(['JS1001']);
    const { sync, add, value } = device();
    await sync.run();
    sync.stop();
    add('JS1002');
    elsewhere(['JS1001', 'JS1003']);
    const later = device();
    expect(await later.sync.run()).toBe(true);
    expect(value.snapshot().value).toEqual(['JS1001', 'JS1003', 'JS1002']);
    expect(held.saved).toEqual(['JS1001', 'JS1003', 'JS1002']);
  });

  test('a failed load is said, and tried again by itself', async () => {
    failing = offline();
    elsewhere(['JS1001']);
    const { value, sync } = device();
    expect(await sync.run()).toBe(false);
    expect(phases).toEqual(['loading', 'loadFailed']);
    failing = null;
    await vi.advanceTimersByTimeAsync(5000);
    expect(value.snapshot().value).toEqual(['JS1001']);
    expect(phases.at(-1)).toBe('idle');
  });
});

describe('a change', () => {
  test('is saved, said for three seconds, over the version it changes', async () => {
    const { sync, add } = device();
    await sync.run();
    phases.length = 0;
    add('JS1001');
    expect(await sync.run()).toBe(true);
    expect(saves).toEqual([['JS1001']]);
    expect(phases).toEqual(['saving', 'saved']);
    await vi.advanceTimersByTimeAsync(2999);
    expect(phases.at(-1)).toBe('saved');
    await vi.advanceTimersByTimeAsync(1);
    expect(phases.at(-1)).toBe('idle');
  });

  test('made while another is being saved is saved after it', async () => {
    const { sync, add } = device();
    await sync.run();
    add('JS1001');
    const first = sync.run();
    add('JS1002');
    void sync.run();
    add('JS1003');
    await first;
    expect(held.saved).toEqual(['JS1001', 'JS1002', 'JS1003']);
    expect(saves).toHaveLength(2);
  });

  test('that fails is kept, tried again ever more seldom, and saved at last', async () => {
    const { sync, add, value } = device();
    await sync.run();
    failing = offline();
    add('JS1001');
    expect(await sync.run()).toBe(false);
    expect(phases.at(-1)).toBe('saveFailed');
    expect(value.hasUnsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.advanceTimersByTimeAsync(9999);
    failing = null;
    expect(saves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saves).toEqual([['JS1001']]);
    expect(value.hasUnsaved()).toBe(false);
  });

  test('the server refuses for good is not tried again by itself', async () => {
    const { sync, add } = device();
    await sync.run();
    failing = new ApiError({ code: 'invalid_request', status: 400 });
    add('JS1001');
    await sync.run();
    expect(phases.at(-1)).toBe('saveFailed');
    failing = null;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(saves).toEqual([]);
    expect(await sync.run()).toBe(true);
  });
});

describe('two devices', () => {
  test('both keep what they acknowledged: the slower one merges and saves again', async () => {
    elsewhere(['JS1001', 'JS1002']);
    const { sync, add, value } = device();
    await sync.run();
    elsewhere(['JS1002', 'JS2002']);
    add('JS1003');
    expect(await sync.run()).toBe(true);
    expect(held.saved).toEqual(['JS1002', 'JS2002', 'JS1003']);
    expect(value.snapshot().value).toEqual(held.saved);
  });

  test('an answer that was lost on the way is not saved twice', async () => {
    const { sync, add } = device();
    await sync.run();
    const { save } = calls;
    const lost = vi.spyOn(calls, 'save').mockImplementationOnce(async (saved, tag) => {
      await save(saved, tag);
      throw offline();
    });
    add('JS1001');
    expect(await sync.run()).toBe(false);
    expect(await sync.run()).toBe(true);
    expect(saves).toEqual([['JS1001']]);
    expect(lost).toHaveBeenCalledTimes(2);
  });

  test('a version that never fits is given up after five merges', async () => {
    const { sync, add } = device();
    await sync.run();
    add('JS1001');
    const never = vi.spyOn(calls, 'save').mockRejectedValue(stale());
    expect(await sync.run()).toBe(false);
    expect(never).toHaveBeenCalledTimes(6);
    expect(phases.at(-1)).toBe('saveFailed');
  });
});

test('a stopped sync neither saves nor says anything', async () => {
  const { sync, add } = device();
  await sync.run();
  sync.stop();
  phases.length = 0;
  add('JS1001');
  expect(await sync.run()).toBe(false);
  expect(saves).toEqual([]);
  expect(phases).toEqual([]);
});
