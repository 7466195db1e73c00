import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../shared/browser-storage.ts';

/** `open`: the question about a guest's work is on the screen; `waiting`: it was put off. */
export type GuestQuestion = 'none' | 'open' | 'waiting';

const PUT_OFF_KEY = 'lodestar.guest.putOff';

let question: GuestQuestion = 'none';
const listeners = new Set<() => void>();

function become(next: GuestQuestion): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks, unless the pupil has put the question off in this browser already. */
export function raiseGuestQuestion(): void {
  become(browserStorage.getItem(PUT_OFF_KEY) === null ? 'open' : 'waiting');
}

export function openGuestQuestion(): void {
  become('open');
}

export function putOffGuestQuestion(): void {
  browserStorage.setItem(PUT_OFF_KEY, 'true');
  become('waiting');
}

/** The pupil has answered. */
export function closeGuestQuestion(): void {
  browserStorage.removeItem(PUT_OFF_KEY);
  become('none');
}

/** Nobody is signed in any more whom it could be asked. */
export function dropGuestQuestion(): void {
  become('none');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGuestQuestion(): GuestQuestion {
  return useSyncExternalStore(subscribe, () => question);
}
