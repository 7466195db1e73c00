export type StoredReading<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'damaged' };

/** Turns what lies in storage into a value; null when it is not one. */
export type Parse<T> = (stored: unknown) => T | null;

export function readText<T>(text: string | null, parse: Parse<T>): StoredReading<T> {
  if (text === null) return { kind: 'none' };
  try {
    const value = parse(JSON.parse(text));
    return value === null ? { kind: 'damaged' } : { kind: 'read', value };
  } catch {
    return { kind: 'damaged' };
  }
}

/** What lies under a key; nothing where storage is closed. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the text could be kept; a browser may refuse (private window, no room). */
export function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text could be kept under a key that is free. */
export function canStore(key: string): boolean {
  const stored = storeText(key, '');
  if (stored) localStorage.removeItem(key);
  return stored;
}
