import { eventEmitter } from '../event-emitter.ts';

type StoredReading<T> =
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

export interface WorkSnapshot<T> {
  readonly value: T;
  /** What lay in storage could not be read. */
  readonly damaged: boolean;
  /** Whether the browser kept the latest change. */
  readonly kept: boolean;
}

/** A piece of a pupil's work as the pages see it. */
export interface WorkValue<T> {
  readonly snapshot: () => WorkSnapshot<T>;
  readonly change: (next: (current: T) => T) => void;
  readonly forgetDamage: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes up what lies in storage now, unless somebody is watching and so has it already. */
  readonly wake: () => void;
}

interface Place<T> {
  readonly key: string;
  /** What the text under the key comes to at the start. */
  readonly open: (text: string | null) => WorkSnapshot<T>;
  /** What another tab has written under the key; null when it removed it. */
  readonly onText: (text: string | null) => void;
}

/** A snapshot that lies in storage and tells whoever watches. */
export function storedSnapshot<T>({ key, open, onText }: Place<T>) {
  const changes = eventEmitter();
  let seen = storedText(key);
  let snapshot = open(seen);
  // Opening puts something clean in the place of what is damaged.
  seen = storedText(key);
  const otherTab = (event: StorageEvent) => {
    if (event.key !== key) return;
    seen = event.newValue;
    onText(event.newValue);
  };
  return {
    snapshot: () => snapshot,
    show(changed: Partial<WorkSnapshot<T>>): void {
      snapshot = { ...snapshot, ...changed };
      changes.emit();
    },
    store(content: unknown): boolean {
      const text = JSON.stringify(content);
      const kept = storeText(key, text);
      if (kept) seen = text;
      return kept;
    },
    /** What lies under the key when another tab has written it and that is not known here yet; undefined otherwise. */
    unseenText(): string | null | undefined {
      const text = storedText(key);
      return text === seen ? undefined : text;
    },
    subscribe(listener: () => void): () => void {
      if (!changes.hasListeners()) addEventListener('storage', otherTab);
      const stop = changes.listen(listener);
      return () => {
        stop();
        if (!changes.hasListeners()) removeEventListener('storage', otherTab);
      };
    },
    wake(): void {
      const text = storedText(key);
      if (changes.hasListeners() || text === seen) return;
      snapshot = open(text);
      seen = storedText(key);
    },
  };
}
