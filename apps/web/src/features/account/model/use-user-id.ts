import { useSession } from '../../../shared/session/use-session.ts';

/** Id of whoever is signed in; null while nobody is. */
export function useUserId(): string | null {
  const session = useSession();
  if (session.kind === 'checking') return session.known?.userId ?? null;
  return session.kind === 'signedIn' ? session.userId : null;
}
