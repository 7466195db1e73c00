import { confirmAgain, endSession, restoreSession } from '../session.ts';
import { onRefusedToken, storedToken, TOKEN_KEY } from './token.ts';

/** Follows what ends or begins a session from outside: another tab, a refused call, the connection coming back. */
export function watchSession(): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY && event.newValue !== event.oldValue) restoreSession();
    if (event.key === null) restoreSession();
  };
  const stop = onRefusedToken((token) => {
    if (token === storedToken()) endSession('refused');
  });
  addEventListener('storage', otherTab);
  addEventListener('online', confirmAgain);
  return () => {
    stop();
    removeEventListener('storage', otherTab);
    removeEventListener('online', confirmAgain);
  };
}
