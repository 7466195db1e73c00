import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { type DeviceKind, deviceValue } from './device-value.ts';
import { keyOf, ownerOf, type WorkOwner } from './work-owner.ts';
import type { WorkSnapshot, WorkValue } from './work-value.ts';

/** A value of whoever uses the page, with what changes it. */
export interface UsedWork<T> extends WorkSnapshot<T> {
  readonly change: (next: (current: T) => T) => void;
  readonly forgetDamage: () => void;
}

function useWorkValue<T>(work: WorkValue<T>): UsedWork<T> {
  const snapshot = useSyncExternalStore(work.subscribe, work.snapshot);
  const { change, forgetDamage } = work;
  return useMemo(() => ({ ...snapshot, change, forgetDamage }), [snapshot, change, forgetDamage]);
}

/** The key changes only when somebody else uses the page. */
function useWorkOwner(): WorkOwner {
  const owner = ownerOf(useSession());
  const userId = owner === 'guest' ? null : owner.userId;
  return useMemo(() => (userId === null ? 'guest' : { userId }), [userId]);
}

/** A part of the pupil's work: a guest's on this device, else the account's. */
export function useWork<T>(part: { readonly of: (owner: WorkOwner) => WorkValue<T> }): UsedWork<T> {
  const owner = useWorkOwner();
  return useWorkValue(useMemo(() => part.of(owner), [part, owner]));
}

/** A setting of the pupil that stays on this device, such as the institutions to be shown. */
export function useDeviceWork<T>(name: string, kind: DeviceKind<T>): UsedWork<T> {
  const owner = useWorkOwner();
  const create = useCallback(() => deviceValue(keyOf(owner, name), kind), [owner, name, kind]);
  return useWorkValue(useMemo(create, [create]));
}
