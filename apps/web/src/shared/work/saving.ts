import { useSyncExternalStore } from 'react';

export type SavingPhase = 'idle' | 'loading' | 'saving' | 'saved' | 'saveFailed' | 'loadFailed';

/** How far the saving of a part of the work has come. */
export interface Saving {
  readonly phase: SavingPhase;
  readonly retry: () => void;
}

/** The parts of a pupil’s work that an account saves. */
export type WorkPartName = 'scores' | 'choices' | 'trajectory';

const IDLE: Saving = { phase: 'idle', retry: () => undefined };

const savings = new Map<WorkPartName, Saving>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Published by whoever saves; null when nobody does any more. */
export function publishSaving(part: WorkPartName, saving: Saving | null): void {
  if (saving === null) savings.delete(part);
  else savings.set(part, saving);
  for (const listener of listeners) listener();
}

export function useSaving(part: WorkPartName): Saving {
  return useSyncExternalStore(subscribe, () => savings.get(part) ?? IDLE);
}
