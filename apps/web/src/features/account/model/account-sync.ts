import { isSavingRefused, waitBeforeSavingAgain } from '@lodestar/contract/trying-again';
import { ApiError } from '../../../shared/api/api-error.ts';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { LISTS_WORK } from '../../../shared/work/lists-work.ts';
import { CHOICES_WORK, SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { isWanted, onWanted, publishSaving, type SavingPhase } from '../../../shared/work/saving.tsx';
import { keyOf } from '../../../shared/work/work-keys.ts';
import type { AccountValue, ServerCopy, WorkPart } from '../../../shared/work/work-part.ts';
import { loadSavedChoices, loadSavedGrades, saveChoices, saveGrades } from '../api/saved-work-calls.ts';

interface Synced extends WorkSync {
  readonly hasUnsaved: () => boolean;
}

interface SyncedPart<T, Saved> {
  readonly part: WorkPart<T, Saved>;
  readonly calls: WorkCalls<Saved>;
  readonly onLoaded?: () => void;
  /** A part that is large and seldom looked at is brought together only while a page wants it, or to be saved. */
  readonly onlyWhenWanted?: boolean;
}

function syncPart<T, Saved>(userId: string, synced: SyncedPart<T, Saved>): Synced {
  const { part, calls, onLoaded = () => undefined, onlyWhenWanted = false } = synced;
  const value = part.account(userId);
  const sync = createWorkSync({
    value,
    nothing: part.kind.nothing,
    calls,
    onLoaded,
    onPhase: (phase) => publishSaving(part.name, { phase, retry: () => void sync.refresh() }),
  });
  const mayRest = () => onlyWhenWanted && !isWanted(part.name) && !value.hasUnsaved();
  const stops = [
    value.subscribe(() => undefined),
    value.onChanged(() => void sync.run()),
    value.onSavedElsewhere(() => {
      if (!mayRest()) void sync.refresh();
    }),
    onWanted(part.name, () => void sync.refresh()),
  ];
  return {
    run: () => (mayRest() ? Promise.resolve(true) : sync.run()),
    refresh: sync.refresh,
    hasUnsaved: value.hasUnsaved,
    stop() {
      for (const stop of stops) stop();
      sync.stop();
      publishSaving(part.name, null);
    },
  };
}

export interface AccountWork {
  /** Brings account and device together; whether they are at one. */
  readonly settle: () => Promise<boolean>;
  readonly hasUnsaved: () => boolean;
  readonly stop: () => void;
}

/** Fetched when a page first wants the lists. */
const listCalls = () => import('../api/list-calls.ts');

/** Those that a guest has too. */
const GUEST_PARTS = 2;

let running: AccountWork | null = null;

/** The saving that goes on now; null when nobody is signed in. */
export function runningAccountWork(): AccountWork | null {
  return running;
}

/**
 * Keeps the work of whoever is signed in saved, from now until it is stopped. `onLoaded`: the account's copy of grades
 * and list is here.
 */
export function keepAccountWork(userId: string, onLoaded: () => void): AccountWork {
  let loaded = 0;
  let isOver = false;
  /** Its script may come when the session has ended: then nothing is asked any more. */
  const listCallsInTime = async () => {
    const calls = await listCalls();
    if (isOver) throw new DOMException('the session has ended', 'AbortError');
    return calls;
  };
  const count = () => {
    loaded += 1;
    if (loaded === GUEST_PARTS) onLoaded();
  };
  const syncs: readonly Synced[] = [
    syncPart(userId, {
      part: SCORES_WORK,
      calls: { load: loadSavedGrades, save: saveGrades },
      onLoaded: count,
    }),
    syncPart(userId, {
      part: CHOICES_WORK,
      calls: { load: loadSavedChoices, save: saveChoices },
      onLoaded: count,
    }),
    syncPart(userId, {
      part: LISTS_WORK,
      calls: {
        load: async () => (await listCallsInTime()).loadLists(),
        save: async (lists, tag, known) =>
          (await listCallsInTime()).saveLists(lists, tag, known, () => CHOICES_WORK.account(userId).saved()),
      },
      onlyWhenWanted: true,
    }),
  ];
  let map: Synced | null = null;
  let mapComing: Promise<Synced> | null = null;
  const beginMap = async () => {
    const { SAVED_MAP } = await import('../api/saved-map.ts');
    if (isOver) throw new DOMException('the session has ended', 'AbortError');
    map = syncPart(userId, SAVED_MAP);
    return map;
  };
  const mapIsDue = () =>
    map === null &&
    (isWanted('trajectory') || browserStorage.getItem(keyOf({ userId }, 'trajectory')) !== null);
  /** Brings the map together with the account from when a page wants it or this device holds one: its script comes then. */
  const settleMap = async () => {
    if (map !== null) return map.run();
    if (!mapIsDue()) return true;
    mapComing ??= beginMap();
    try {
      return await (await mapComing).run();
    } catch {
      mapComing = null;
      return false;
    }
  };
  const settle = async () =>
    (await Promise.all([...syncs.map((sync) => sync.run()), settleMap()])).every(Boolean);
  const hasUnsaved = () => [...syncs, map].some((sync) => sync?.hasUnsaved());
  const connect = () => void settle();
  const comeBack = () => {
    if (document.visibilityState === 'visible' && (hasUnsaved() || mapIsDue())) connect();
  };
  const stopWaiting = onWanted('trajectory', () => {
    if (mapIsDue()) void settleMap();
  });
  addEventListener('online', connect);
  document.addEventListener('visibilitychange', comeBack);
  running = {
    settle,
    hasUnsaved,
    stop() {
      removeEventListener('online', connect);
      document.removeEventListener('visibilitychange', comeBack);
      isOver = true;
      stopWaiting();
      for (const sync of [...syncs, map]) sync?.stop();
      running = null;
    },
  };
  connect();
  return running;
}

const SAVED_SHOWN_MS = 3000;
const STALE = 412;
/** Merges in a row before something must be wrong, such as a proxy that changes versions. */
const MOST_MERGES = 5;

interface WorkCalls<Saved> {
  readonly load: () => Promise<ServerCopy<Saved>>;
  /** Saves over the version `tag`, which held `known`; both null when nothing is known. */
  readonly save: (saved: Saved, tag: string | null, known: Saved | null) => Promise<string | null>;
}

interface WorkSyncParts<T, Saved> {
  readonly value: AccountValue<T, Saved>;
  readonly nothing: Saved;
  readonly calls: WorkCalls<Saved>;
  readonly onPhase: (phase: SavingPhase) => void;
  /** The account's copy has arrived for the first time. */
  readonly onLoaded: () => void;
}

export interface WorkSync {
  /** Brings account and device together now; true when nothing is left to save. */
  readonly run: () => Promise<boolean>;
  /** Asks the server anew, then as `run`. */
  readonly refresh: () => Promise<boolean>;
  readonly stop: () => void;
}

const isFinal = (error: unknown) => error instanceof ApiError && isSavingRefused(error.status);

/**
 * Keeps a part of the work equal in the account and here. Every save names the version it changes; when another
 * device was quicker, both sides' changes are merged and saved again, so that nothing acknowledged is lost.
 */
export function createWorkSync<T, Saved>(parts: WorkSyncParts<T, Saved>): WorkSync {
  const { value, nothing, calls, onPhase, onLoaded } = parts;
  let loaded = false;
  let everLoaded = false;
  let stopped = false;
  let running: Promise<boolean> | null = null;
  let again = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (phase: SavingPhase) => {
    if (!stopped) onPhase(phase);
  };

  async function load(): Promise<void> {
    if (value.server() === null) show('loading');
    const base = value.server()?.saved ?? nothing;
    const copy = await calls.load();
    if (stopped) return;
    value.meet(base, copy);
    loaded = true;
    if (!everLoaded) onLoaded();
    everLoaded = true;
  }

  /** False when another device was quicker and its version has been merged. */
  async function save(mayMerge: boolean): Promise<boolean> {
    const mine = value.saved();
    show('saving');
    try {
      const server = value.server();
      const tag = await calls.save(mine, server?.tag ?? null, server?.saved ?? null);
      // What was typed while the call ran is measured against what was just saved, so it counts as unsaved.
      if (!stopped) value.meet(mine, { saved: mine, tag });
      if (tag === null) loaded = false;
      return true;
    } catch (error) {
      if (!mayMerge || !(error instanceof ApiError) || error.status !== STALE) throw error;
      await load();
      return false;
    }
  }

  async function bringTogether(): Promise<boolean> {
    let merges = 0;
    let worked = false;
    do {
      again = false;
      if (!loaded) await load();
      if (stopped) return false;
      if (value.hasUnsaved()) {
        worked = true;
        merges = (await save(merges < MOST_MERGES)) ? 0 : merges + 1;
      }
    } while (!stopped && (again || value.hasUnsaved()));
    failures = 0;
    show(worked ? 'saved' : 'idle');
    if (worked) timer = setTimeout(() => show('idle'), SAVED_SHOWN_MS);
    return true;
  }

  function fail(error: unknown): boolean {
    show(loaded ? 'saveFailed' : 'loadFailed');
    if (stopped || isFinal(error)) return false;
    const wait = waitBeforeSavingAgain(failures);
    failures += 1;
    timer = setTimeout(() => void run(), wait);
    return false;
  }

  function run(): Promise<boolean> {
    if (stopped) return Promise.resolve(false);
    if (running) {
      again = true;
      return running;
    }
    clearTimeout(timer);
    running = bringTogether()
      .catch(fail)
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    run,
    refresh() {
      loaded = false;
      return run();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
