import { useSyncExternalStore } from 'react';

type GradedParts = typeof import('../components/graded-parts.tsx')['gradedParts'];

interface GradedPartsState {
  /** What the page shows once there are grades; null until it has been fetched. */
  readonly parts: GradedParts | null;
  readonly failed: boolean;
}

let state: GradedPartsState = { parts: null, failed: false };
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function show(next: GradedPartsState): void {
  state = next;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  try {
    const { gradedParts: parts } = await import('../components/graded-parts.tsx');
    show({ parts, failed: false });
    parts.fetchChoicesPanel();
  } catch {
    loading = null;
    show({ parts: null, failed: true });
  }
}

/** Fetches, once, what the page shows beyond the grades; whoever waits for it is drawn anew then. */
export function fetchGradedParts(): Promise<void> {
  loading ??= load();
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGradedParts(): GradedPartsState {
  return useSyncExternalStore(subscribe, () => state);
}
