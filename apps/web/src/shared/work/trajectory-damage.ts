import { useSyncExternalStore } from 'react';
import { onForgotten } from './work-owner.ts';
import { bell } from './work-value.ts';

const changed = bell();
let entries = 0;

/** How many entries of the account's map could not be read when it was last loaded. */
export function noteTrajectoryDamage(count: number): void {
  if (count === entries) return;
  entries = count;
  changed.ring();
}

onForgotten(() => noteTrajectoryDamage(0));

export function useTrajectoryDamage(): number {
  return useSyncExternalStore(changed.listen, () => entries);
}
