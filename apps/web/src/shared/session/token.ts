import { browserStorage } from '../browser-storage.ts';

export const TOKEN_KEY = 'token';

/** Bearer token of the stored session, null without one or where storage is closed. */
export function storedToken(): string | null {
  return browserStorage.getItem(TOKEN_KEY);
}

type Listener = (token: string) => void;

const listeners = new Set<Listener>();

/** Says that the server no longer accepts a token. */
export function reportRefusedToken(token: string): void {
  for (const listener of listeners) listener(token);
}

export function onRefusedToken(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
