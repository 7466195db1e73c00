import { CHOICES_WORK, SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { publishSaving } from '../../../shared/work/saving.ts';
import { TRAJECTORY_WORK } from '../../../shared/work/trajectory-work.ts';
import { isWanted, onWanted } from '../../../shared/work/wanted-part.ts';
import type { WorkPart } from '../../../shared/work/work-part.ts';
import { loadSavedChoices, loadSavedGrades, saveChoices, saveGrades } from '../api/saved-work-calls.ts';
import { loadTrajectory, saveTrajectory } from '../api/trajectory-calls.ts';
import { createWorkSync, type WorkCalls, type WorkSync } from './work-sync.ts';

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
  const count = () => {
    loaded += 1;
    if (loaded === GUEST_PARTS) onLoaded();
  };
  const syncs = [
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
      part: TRAJECTORY_WORK,
      calls: { load: loadTrajectory, save: saveTrajectory },
      onlyWhenWanted: true,
    }),
  ];
  const settle = async () => (await Promise.all(syncs.map((sync) => sync.run()))).every(Boolean);
  const hasUnsaved = () => syncs.some((sync) => sync.hasUnsaved());
  const connect = () => void settle();
  const comeBack = () => {
    if (document.visibilityState === 'visible' && hasUnsaved()) connect();
  };
  addEventListener('online', connect);
  document.addEventListener('visibilitychange', comeBack);
  running = {
    settle,
    hasUnsaved,
    stop() {
      removeEventListener('online', connect);
      document.removeEventListener('visibilitychange', comeBack);
      for (const sync of syncs) sync.stop();
      running = null;
    },
  };
  connect();
  return running;
}
