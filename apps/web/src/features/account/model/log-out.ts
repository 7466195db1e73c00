import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { ACTIVE_CHAT_KEY, INITIAL_MESSAGE_KEY } from '../../../shared/eddy/begin-chat.ts';
import { LANGUAGE_INITIALISED_KEY } from '../../../shared/i18n/i18n.ts';
import { forgetVisited } from '../../../shared/offline/kept-files.ts';
import { endSession } from '../../../shared/session.ts';
import { forgetWork } from '../../../shared/work/device-value.ts';
import { sendLogout } from '../api/account-calls.ts';
import { runningAccountWork } from './account-sync.ts';

const REMOVED_KEYS = [LANGUAGE_INITIALISED_KEY, ACTIVE_CHAT_KEY, INITIAL_MESSAGE_KEY];

/** Removes everything of whoever was signed in from this browser. */
export function leaveNoTrace(why: 'loggedOut' | 'erased'): void {
  runningAccountWork()?.stop();
  forgetWork();
  void forgetVisited();
  for (const key of REMOVED_KEYS) browserStorage.removeItem(key);
  endSession(why);
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
function logOut(): void {
  sendLogout().catch(() => undefined);
  leaveNoTrace('loggedOut');
}

const PATIENCE_MS = 4000;

export interface LogOut {
  readonly request: () => void;
  /** Some work could not be saved: is it to be given up? */
  readonly asking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

function patience(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
}

/** Logs out and goes home; work that is not saved yet is saved first, or asked about. */
export function useLogOut(): LogOut {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    void navigate('/');
    logOut();
  };
  const request = async () => {
    const work = runningAccountWork();
    const settled = !work?.hasUnsaved() || (await Promise.race([work.settle(), patience()]));
    if (settled) leave();
    else setAsking(true);
  };
  return { request: () => void request(), asking, leave, stay: () => setAsking(false) };
}
