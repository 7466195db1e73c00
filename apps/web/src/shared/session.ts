import type { CurrentUser } from '@lodestar/contract';
import { browserStorage } from './browser-storage.ts';
import { eventEmitter } from './event-emitter.ts';
import type { Language } from './i18n/languages.ts';
import { forgetReloads, reloadOncePerSignIn } from './session/reload-once.ts';
import { readStoredUser, type StoredUser, storedUserOf, storeUser, USER_KEY } from './session/stored-user.ts';
import { onRefusedToken, storedToken, TOKEN_KEY } from './session/token.ts';

interface SignedIn {
  readonly kind: 'signedIn';
  readonly userId: string;
  readonly admin: boolean;
  readonly preferredLanguage: Language | null;
}

/** Whoever uses the page. */
export type Session =
  | { readonly kind: 'visitor' }
  /** A saved token is being checked; `known`: whose it was when last seen. */
  | { readonly kind: 'checking'; readonly known: SignedIn | null }
  | SignedIn;

/** Why a session ended: `elsewhere` is another tab. */
export type SessionEnd = 'loggedOut' | 'refused' | 'erased' | 'elsewhere';

const VISITOR: Session = { kind: 'visitor' };

let session: Session = VISITOR;
let record: CurrentUser | null = null;
let end: SessionEnd | null = null;
let confirmed = false;
let check: Promise<Session> | null = null;
const changed = eventEmitter();

function become(next: Session): Session {
  session = next;
  if (next.kind === 'visitor') record = null;
  changed.emit();
  return next;
}

function signedInAs({ User_ID, admin, preferred_language }: StoredUser): SignedIn {
  return { kind: 'signedIn', userId: User_ID, admin, preferredLanguage: preferred_language };
}

function knownUser(): SignedIn | null {
  const user = readStoredUser();
  return user && signedInAs(user);
}

/** The session as the browser knows it; the server decides by its own. */
export function currentSession(): Session {
  return session;
}

/** The user record as the server last gave it; null before that. */
export function currentUserRecord(): CurrentUser | null {
  return record;
}

/** Why the last session of this tab ended; null while one goes on. */
export function lastSessionEnd(): SessionEnd | null {
  return end;
}

export const subscribeToSession = changed.listen;

/** Takes up what the browser has stored: at start, and when another tab signed in or out. */
export function restoreSession(): void {
  check = null;
  confirmed = false;
  if (storedToken() === null) {
    end = session.kind === 'visitor' ? end : 'elsewhere';
    become(VISITOR);
    return;
  }
  end = null;
  become({ kind: 'checking', known: knownUser() });
  void settledSession();
}

/** The session once a saved token has been checked. */
export function settledSession(): Promise<Session> {
  if (session.kind !== 'checking') return Promise.resolve(session);
  check ??= confirmSession();
  return check;
}

/** Signs in with the answer of a login or registration, and asks for the profile, which may fail. */
export function beginSession(token: string, user: CurrentUser): void {
  const stored = storedUserOf(user);
  browserStorage.setItem(TOKEN_KEY, token);
  storeUser(stored);
  forgetReloads();
  end = null;
  confirmed = false;
  record = user;
  become(signedInAs(stored));
  void confirmSession();
}

/** Takes up a newer user record, such as the answer to a change. */
export function updateUserRecord(user: CurrentUser): void {
  const stored = storedUserOf(user);
  storeUser(stored);
  record = user;
  confirmed = true;
  become(signedInAs(stored));
}

export function endSession(why: SessionEnd): void {
  browserStorage.removeItem(TOKEN_KEY);
  browserStorage.removeItem(USER_KEY);
  forgetReloads();
  check = null;
  end = why;
  become(VISITOR);
}

/** Asks again when the server could not be asked before, such as when the connection returns. */
export function confirmAgain(): void {
  if (session.kind === 'signedIn' && !confirmed) void confirmSession();
}

/** Fetches the user record anew, such as after a change of it. */
export function refreshSession(): void {
  if (session.kind === 'signedIn') void confirmSession();
}

async function confirmSession(): Promise<Session> {
  const token = storedToken();
  const outcome = await ask();
  if (storedToken() !== token) return settledSession();
  if (outcome.kind === 'refused') {
    if (session.kind !== 'visitor') endSession('refused');
    return session;
  }
  if (outcome.kind === 'user') {
    updateUserRecord(outcome.user);
    return session;
  }
  if (outcome.kind === 'empty') reloadOncePerSignIn('emptyUser');
  return fallBack();
}

async function ask() {
  try {
    const { checkToken } = await import('./session/check-token.ts');
    return await checkToken();
  } catch {
    return { kind: 'unanswered' } as const;
  }
}

/** Without an answer whoever was known stays signed in; somebody never seen is not. */
function fallBack(): Session {
  if (session.kind !== 'checking') return session;
  if (session.known) return become(session.known);
  endSession('refused');
  return session;
}

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
