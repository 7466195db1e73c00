import { currentSession, subscribeToSession } from '../shared/session.ts';
import { accountKeys } from '../shared/work/work-keys.ts';

const isLeftBehind = () => currentSession().kind === 'visitor' && accountKeys().length > 0;

/**
 * Removes what is left in this browser of accounts that nobody is signed in to here any more, because the session was ended
 * elsewhere or ran out. Answers whether changes stay that were never saved.
 */
export async function forgetEndedSessions(): Promise<boolean> {
  if (!isLeftBehind()) return false;
  const logOut = await import('../features/account/model/log-out.ts').catch(() => null);
  // Somebody may have logged in meanwhile; what cannot be removed now is when the product is opened next.
  return logOut !== null && isLeftBehind() && logOut.forgetAccounts();
}

/** Keeps it so from now on: at once, and whenever a session ends. */
export function watchEndedSessions(): () => void {
  void forgetEndedSessions();
  return subscribeToSession(() => void forgetEndedSessions());
}
