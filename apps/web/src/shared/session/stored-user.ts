import type { CurrentUser } from '@lodestar/contract';
import { browserStorage } from '../browser-storage.ts';
import { isLanguage, type Language } from '../i18n/languages.ts';

export const USER_KEY = 'user';

/** What of a user lies in the browser's storage: never a name, an e-mail address or a phone number. */
export interface StoredUser {
  readonly User_ID: string;
  readonly UID: string;
  readonly User_Role: string;
  readonly admin: boolean;
  readonly preferred_language: Language | null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parseUser(stored: unknown): StoredUser | null {
  if (typeof stored !== 'object' || stored === null || !('User_ID' in stored)) return null;
  const { User_ID, UID, User_Role, admin, preferred_language } = {
    UID: '',
    User_Role: '',
    admin: false,
    preferred_language: null,
    ...stored,
  };
  if (typeof User_ID !== 'string' || User_ID === '') return null;
  return {
    User_ID,
    UID: textOf(UID),
    User_Role: textOf(User_Role),
    admin: admin === true,
    preferred_language: isLanguage(preferred_language) ? preferred_language : null,
  };
}

/** The user as last seen, null when nobody is stored or what is stored cannot be read. */
export function readStoredUser(): StoredUser | null {
  try {
    return parseUser(JSON.parse(browserStorage.getItem(USER_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

export function storedUserOf(user: CurrentUser): StoredUser {
  const { User_ID, UID, User_Role, admin, preferred_language } = user;
  return { User_ID, UID, User_Role, admin, preferred_language };
}

export function storeUser(user: StoredUser): void {
  browserStorage.setItem(USER_KEY, JSON.stringify(user));
}
