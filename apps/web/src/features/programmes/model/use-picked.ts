import { MOST_COMPARED } from '@lodestar/domain';
import { useSyncExternalStore } from 'react';

let picked: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  picked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Picks a programme, or drops it; `full`: as many are picked as stand side by side. */
export function togglePicked(code: string): 'changed' | 'full' {
  if (picked.includes(code)) change(picked.filter((one) => one !== code));
  else if (picked.length >= MOST_COMPARED) return 'full';
  else change([...picked, code]);
  return 'changed';
}

export function dropPicked(): void {
  change([]);
}

/** Programmes picked in the list to be put side by side, as long as the visit lasts. */
export function usePicked(): readonly string[] {
  return useSyncExternalStore(subscribe, () => picked);
}
