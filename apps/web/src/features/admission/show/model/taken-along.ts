import { useSyncExternalStore } from 'react';

/** What goes with the list when it is shown, beside the choices. */
export interface TakenAlong {
  readonly grades: boolean;
  readonly notes: boolean;
}

let taken: TakenAlong = { grades: true, notes: false };
const listeners = new Set<() => void>();

export function takeAlong(change: Partial<TakenAlong>): void {
  taken = { ...taken, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for link, paper and files, as long as the visit lasts. */
export function useTakenAlong(): TakenAlong {
  return useSyncExternalStore(subscribe, () => taken);
}
