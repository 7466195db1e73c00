import { CHOICES_WORK, SCORES_WORK, type WorkPart } from '../../../shared/work/pupil-work.ts';
import { publishSaving } from '../../../shared/work/saving.ts';
import { loadSavedChoices, loadSavedGrades, saveChoices, saveGrades } from '../api/saved-work-calls.ts';
import { createWorkSync, type WorkCalls, type WorkSync } from './work-sync.ts';

interface Synced extends WorkSync {
  readonly hasUnsaved: () => boolean;
}

function syncPart<T, Saved>(
  userId: string,
  part: WorkPart<T, Saved>,
  calls: WorkCalls<Saved>,
  onLoaded: () => void,
): Synced {
  const value = part.account(userId);
  const sync = createWorkSync({
    value,
    nothing: part.kind.nothing,
    calls,
    onLoaded,
    onPhase: (phase) => publishSaving(part.name, { phase, retry: () => void sync.refresh() }),
  });
  const stops = [
    value.subscribe(() => undefined),
    value.onChanged(() => void sync.run()),
    value.onSavedElsewhere(() => void sync.refresh()),
  ];
  return {
    ...sync,
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

const PARTS = 2;

let running: AccountWork | null = null;

/** The saving that goes on now; null when nobody is signed in. */
export function runningAccountWork(): AccountWork | null {
  return running;
}

/**
 * Keeps the grades and the list of whoever is signed in saved, from now until it is stopped. `onLoaded`: the account's
 * copy of both is here.
 */
export function keepAccountWork(userId: string, onLoaded: () => void): AccountWork {
  let loaded = 0;
  const count = () => {
    loaded += 1;
    if (loaded === PARTS) onLoaded();
  };
  const syncs = [
    syncPart(userId, SCORES_WORK, { load: loadSavedGrades, save: saveGrades }, count),
    syncPart(userId, CHOICES_WORK, { load: loadSavedChoices, save: saveChoices }, count),
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
