import { useSyncExternalStore } from 'react';

/** Tells everyone who listens that something happened, and what. */
export function eventEmitter<Told extends readonly unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    emit(...told: Told): void {
      for (const listener of [...listeners]) listener(...told);
    },
    listen(listener: (...told: Told) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
}

/** A value of this tab, the same for all parts of the page; `use`: whoever uses it is drawn anew when it changes. */
export function sharedValue<T>(value: T) {
  const changed = eventEmitter();
  let current = value;
  const get = () => current;
  return {
    get,
    set(next: T): void {
      current = next;
      changed.emit();
    },
    use: () => useSyncExternalStore(changed.listen, get, get),
  };
}
