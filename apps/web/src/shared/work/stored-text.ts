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

export function readStored<T>(key: string, parse: Parse<T>): StoredReading<T> {
  try {
    return readText(localStorage.getItem(key), parse);
  } catch {
    return { kind: 'none' };
  }
}

/** Whether the value could be kept; a browser may refuse (private window, no room). */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
