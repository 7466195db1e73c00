import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage.ts';
import { eventEmitter } from '../event-emitter.ts';
import { useSession } from '../session/use-session.ts';
import type { Session } from '../session.ts';
import {
  canStore,
  type Parse,
  readText,
  storedSnapshot,
  storeText,
  type WorkSnapshot,
  type WorkValue,
} from './stored-value.ts';
import { keyOf, keysUnder, PREFIX, type WorkOwner } from './work-keys.ts';

export interface DeviceKind<T> {
  readonly parse: Parse<T>;
  readonly initial: () => T;
}

/** A value kept on this device only: written on every change, the same in every tab. */
export function deviceValue<T>(key: string, { parse, initial }: DeviceKind<T>): WorkValue<T> {
  const { snapshot, show, store, unseenText, subscribe, wake } = storedSnapshot<T>({
    key,
    open(text) {
      const reading = readText(text, parse);
      const value = reading.kind === 'read' ? reading.value : initial();
      if (reading.kind !== 'damaged')
        return { value, damaged: false, kept: reading.kind === 'read' || canStore(key) };
      return { value, damaged: true, kept: storeText(key, JSON.stringify(value)) };
    },
    onText(text) {
      const other = readText(text, parse);
      if (other.kind === 'read') show({ value: other.value });
      if (other.kind === 'none') show({ value: initial() });
    },
  });
  return {
    snapshot,
    subscribe,
    wake,
    change(next) {
      // Read again only what another tab wrote: parsing gives the rows of a table new ids.
      const unseen = snapshot().kept ? unseenText() : undefined;
      const latest = readText(unseen ?? null, parse);
      const value = next(latest.kind === 'read' ? latest.value : snapshot().value);
      show({ value, kept: store(value) });
    },
    forgetDamage: () => show({ damaged: false }),
  };
}

/** By what the server knows this device again. */
export const DEVICE_TOKEN_KEY = 'lodestar.device';
/** Settings of the device, which are nobody's work. */
const DEVICE_SETTINGS: ReadonlySet<string> = new Set(['lodestar.theme', DEVICE_TOKEN_KEY]);

export function ownerOf(session: Session): WorkOwner {
  if (session.kind === 'signedIn') return { userId: session.userId };
  return session.kind === 'checking' && session.known ? { userId: session.known.userId } : 'guest';
}

/** Whether what lies under a key stays when work is removed from this browser. */
type Stays = (key: string) => boolean;

const forgotten = eventEmitter<[stays: Stays]>();

/** Calls back when work has been removed from this browser. */
export const onForgotten = forgotten.listen;

/** Removes everybody's work, a guest's too, from this browser, but for what stays. */
export function forgetWork(stays: Stays = () => false): void {
  for (const key of keysUnder(PREFIX)) {
    if (!DEVICE_SETTINGS.has(key) && !stays(key)) browserStorage.removeItem(key);
  }
  forgotten.emit(stays);
}

/** A value of whoever uses the page, with what changes it. */
export interface UsedWork<T> extends WorkSnapshot<T> {
  readonly change: (next: (current: T) => T) => void;
  readonly forgetDamage: () => void;
}

function useWorkValue<T>(work: WorkValue<T>): UsedWork<T> {
  return useUsed(work, useSyncExternalStore(work.subscribe, work.snapshot));
}

function useUsed<T>({ change, forgetDamage }: WorkValue<T>, snapshot: WorkSnapshot<T>): UsedWork<T> {
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

/**
 * What is drawn of a value when much follows from it: a press is answered first, and what follows is drawn after that, in
 * turns between which the page answers further presses.
 */
function useInTurns<T>(work: WorkValue<T>): WorkSnapshot<T> {
  const [drawn, setDrawn] = useState(() => ({ work, snapshot: work.snapshot() }));
  useEffect(() => {
    const follow = () => {
      const snapshot = work.snapshot();
      setDrawn((last) => (last.work === work && last.snapshot === snapshot ? last : { work, snapshot }));
    };
    follow();
    return work.subscribe(() => startTransition(follow));
  }, [work]);
  return drawn.work === work ? drawn.snapshot : work.snapshot();
}

/** The value of a part of the pupil's work for what is worked out from it. */
export function useWorkInTurns<T>(part: { readonly of: (owner: WorkOwner) => WorkValue<T> }): T {
  const owner = useWorkOwner();
  return useInTurns(useMemo(() => part.of(owner), [part, owner])).value;
}

/** A setting of the pupil that stays on this device, such as the institutions to be shown. */
export function useDeviceWork<T>(name: string, kind: DeviceKind<T>): UsedWork<T> {
  return useWorkValue(useSetting(name, kind));
}

/** The same where much is worked out from it. */
export function useDeviceWorkInTurns<T>(name: string, kind: DeviceKind<T>): UsedWork<T> {
  const work = useSetting(name, kind);
  const snapshot = useInTurns(work);
  return useUsed(work, snapshot);
}

function useSetting<T>(name: string, kind: DeviceKind<T>): WorkValue<T> {
  const owner = useWorkOwner();
  return useMemo(() => deviceValue(keyOf(owner, name), kind), [owner, name, kind]);
}
