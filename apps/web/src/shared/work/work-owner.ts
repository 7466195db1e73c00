import type { Session } from '../session.ts';

/** Whose work it is: a guest's, or of whoever is signed in. */
export type WorkOwner = 'guest' | { readonly userId: string };

const PREFIX = 'lodestar.';
/** Settings of the device, which are nobody's work. */
const DEVICE_SETTINGS: ReadonlySet<string> = new Set(['lodestar.theme']);

export function ownerOf(session: Session): WorkOwner {
  if (session.kind === 'signedIn') return { userId: session.userId };
  return session.kind === 'checking' && session.known ? { userId: session.known.userId } : 'guest';
}

/** Where a part of somebody's work lies in the browser's storage. */
export function keyOf(owner: WorkOwner, part: string): string {
  return owner === 'guest' ? `${PREFIX}guest.${part}` : `${PREFIX}user.${owner.userId}.${part}`;
}

const listeners = new Set<() => void>();

/** Calls back when everybody's work has been removed from this browser. */
export function onForgotten(listener: () => void): void {
  listeners.add(listener);
}

/** Removes everybody's work, a guest's too, from this browser. */
export function forgetWork(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) if (!DEVICE_SETTINGS.has(key)) localStorage.removeItem(key);
  } catch {
    // Storage is closed: nothing was kept.
  }
  for (const listener of listeners) listener();
}
