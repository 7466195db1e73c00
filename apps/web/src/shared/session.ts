import { browserStorage } from './browser-storage.ts';
import type { Language } from './i18n/languages.ts';

/** Whoever uses the page. Accounts fill in the signed-in kind. */
export type Session =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'signedIn';
      readonly userId: string;
      readonly admin: boolean;
      readonly preferredLanguage: Language | null;
    };

const VISITOR: Session = { kind: 'visitor' };

/** The session as the browser knows it; the server decides by its own. */
export function currentSession(): Session {
  return VISITOR;
}

/** Bearer token of the stored session, null without one or where storage is closed. */
export function storedToken(): string | null {
  return browserStorage.getItem('token');
}
