import type { CurrentUser, Feature } from '@lodestar/contract';
import { useSyncExternalStore } from 'react';
import { currentSession, currentUserRecord, type Session, subscribeToSession } from '../session.ts';

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, currentSession);
}

/** The session; while a saved token is checked, whoever it was when last seen. */
export function useLastSession(): Session {
  const session = useSession();
  return session.kind === 'checking' ? (session.known ?? session) : session;
}

/** The user record as the server last gave it; null before that and for visitors. */
export function useUserRecord(): CurrentUser | null {
  return useSyncExternalStore(subscribeToSession, currentUserRecord, currentUserRecord);
}

/** Id of whoever is signed in; null while nobody is. */
export function useUserId(): string | null {
  const session = useLastSession();
  return session.kind === 'signedIn' ? session.userId : null;
}

/** Which blocks whoever is signed in sees: privileged users all, others what is released. The server decides again. */
export function useSees(): (feature: Feature) => boolean {
  const record = useUserRecord();
  return (feature) => record !== null && (record.admin || record.abilities.includes(feature));
}
