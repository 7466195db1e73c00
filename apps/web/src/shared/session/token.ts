import { browserStorage } from '../browser-storage.ts';
import { eventEmitter } from '../event-emitter.ts';

export const TOKEN_KEY = 'token';

/** Bearer token of the stored session, null without one or where storage is closed. */
export function storedToken(): string | null {
  return browserStorage.getItem(TOKEN_KEY);
}

/** The server no longer accepts a token. */
const refused = eventEmitter<[token: string]>();

export const reportRefusedToken = refused.emit;
export const onRefusedToken = refused.listen;
