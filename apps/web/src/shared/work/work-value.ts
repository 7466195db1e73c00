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
  };
}

/** Holds a snapshot and tells whoever listens; `follow` runs while somebody does. */
export function observable<T>(first: WorkSnapshot<T>, follow: () => () => void) {
  let snapshot = first;
  let unfollow: (() => void) | null = null;
  const listeners = new Set<() => void>();
  return {
    snapshot: () => snapshot,
    show(changes: Partial<WorkSnapshot<T>>): void {
      snapshot = { ...snapshot, ...changes };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      unfollow ??= follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unfollow?.();
        unfollow = null;
      };
    },
  };
}

/** Calls back with what another tab wrote under a key; null when it removed it. */
export function followKey(key: string, onText: (text: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key) onText(event.newValue);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
