import type { CurrentUser } from '@lodestar/contract';
import { useSyncExternalStore } from 'react';
import { currentSession, currentUserRecord, type Session, subscribeToSession } from '../session.ts';

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, currentSession);
}

/** The user record as the server last gave it; null before that and for visitors. */
export function useUserRecord(): CurrentUser | null {
  return useSyncExternalStore(subscribeToSession, currentUserRecord, currentUserRecord);
}

/** Id of whoever is signed in; null while nobody is. */
export function useUserId(): string | null {
  const session = useSession();
  if (session.kind === 'checking') return session.known?.userId ?? null;
  return session.kind === 'signedIn' ? session.userId : null;
}
