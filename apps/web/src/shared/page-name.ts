import { useEffect, useSyncExternalStore } from 'react';

let name: string | null = null;
const listeners = new Set<() => void>();

function tell(next: string | null): void {
  name = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the tab after what the page shows, such as a programme, as long as it shows it. */
export function usePageName(shown: string | null): void {
  useEffect(() => {
    tell(shown);
    return () => tell(null);
  }, [shown]);
}

/** What the page shown says that it is about; null where its route says it all. */
export function useShownPageName(): string | null {
  return useSyncExternalStore(subscribe, () => name);
}
