import { storedText, storeText } from './stored-text.ts';

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

/** Something that rings, and those who listen. */
export function bell() {
  const listeners = new Set<() => void>();
  return {
    ring(): void {
      for (const listener of [...listeners]) listener();
    },
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
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
  const changes = bell();
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
      changes.ring();
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
