import { browserStorage } from '../../../shared/browser-storage.ts';
import { ACTIVE_CHAT_KEY, INITIAL_MESSAGE_KEY } from '../../../shared/counsellor/storage-keys.ts';
import { LANGUAGE_INITIALISED_KEY } from '../../../shared/i18n/first-visit.ts';
import { endSession } from '../../../shared/session.ts';
import { forgetWork } from '../../../shared/work/work-owner.ts';
import { sendLogout } from '../api/account-calls.ts';
import { runningAccountWork } from './account-work.ts';

const REMOVED_KEYS = [LANGUAGE_INITIALISED_KEY, ACTIVE_CHAT_KEY, INITIAL_MESSAGE_KEY];

/** Removes everything of whoever was signed in from this browser. */
export function leaveNoTrace(why: 'loggedOut' | 'erased'): void {
  runningAccountWork()?.stop();
  forgetWork();
  for (const key of REMOVED_KEYS) browserStorage.removeItem(key);
  endSession(why);
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function logOut(): void {
  sendLogout().catch(() => undefined);
  leaveNoTrace('loggedOut');
}
