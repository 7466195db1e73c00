import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { ACTIVE_CHAT_KEY, INITIAL_MESSAGE_KEY } from '../../../shared/eddy/begin-chat.ts';
import { LANGUAGE_INITIALISED_KEY } from '../../../shared/i18n/i18n.ts';
import { forgetVisited } from '../../../shared/offline/kept-files.ts';
import { endSession } from '../../../shared/session.ts';
import { forgetWork } from '../../../shared/work/device-value.ts';
import { LISTS_WORK } from '../../../shared/work/lists-work.ts';
import { CHOICES_WORK, SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { TRAJECTORY_WORK } from '../../../shared/work/trajectory-work.ts';
import { keyOf, keysUnder } from '../../../shared/work/work-keys.ts';
import { runningAccountWork } from './account-sync.ts';

const SAVED_PARTS = [SCORES_WORK, CHOICES_WORK, LISTS_WORK, TRAJECTORY_WORK];
const REMOVED_KEYS = [LANGUAGE_INITIALISED_KEY, ACTIVE_CHAT_KEY, INITIAL_MESSAGE_KEY];

function forget(stays?: (key: string) => boolean): void {
  runningAccountWork()?.stop();
  forgetWork(stays);
  void forgetVisited();
  for (const key of REMOVED_KEYS) browserStorage.removeItem(key);
}

/** Removes everything of whoever was signed in from this browser. */
export function leaveNoTrace(why: 'loggedOut' | 'erased'): void {
  forget();
  endSession(why);
}

/**
 * Removes what is left here of accounts whose session ended elsewhere. A guest's work stays, and so does what was changed and
 * never reached the account: nobody sees it but whoever it belongs to, who logs in again to have it saved. Answers whether
 * there is such.
 */
export function forgetAccounts(): boolean {
  const unsaved = new Set(SAVED_PARTS.flatMap((part) => part.unsavedKeys()));
  const guests = new Set(keysUnder(keyOf('guest', '')));
  forget((key) => unsaved.has(key) || guests.has(key));
  return unsaved.size > 0;
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
function logOut(): void {
  call('logOut').catch(() => undefined);
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
