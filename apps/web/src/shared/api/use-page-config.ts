import type { pageConfig, ResponseOf } from '@lodestar/contract';
import { useEffect, useSyncExternalStore } from 'react';

export type PageConfig = ResponseOf<typeof pageConfig>;

const listeners = new Set<() => void>();
let config: PageConfig | undefined;
let asked = false;
let failed = false;

const current = (): PageConfig | undefined => config;
const hasFailed = (): boolean => failed;

function announce(): void {
  for (const listener of listeners) listener();
}

async function fetchConfig(): Promise<void> {
  const { call } = await import('./call.ts');
  config = await call('pageConfig', { retryKey: 'config' });
  announce();
}

function fetchOnce(): void {
  if (asked) return;
  asked = true;
  failed = false;
  announce();
  fetchConfig().catch(() => {
    asked = false;
    failed = true;
    announce();
  });
}

/** Nothing of the first paint waits for it, so it lets the page go first. */
function ask(): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetchOnce);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(fetchOnce, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What the server says about this installation; undefined until it has answered. Asked once, by whoever needs it
 * first; `wanted`: false as long as it is not needed.
 */
export function usePageConfig(wanted = true): PageConfig | undefined {
  useEffect(() => (wanted ? ask() : undefined), [wanted]);
  return useSyncExternalStore(subscribe, current, current);
}

interface PageConfigState {
  readonly config: PageConfig | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The same for a page that cannot go on without: whether it failed, and how to try again. */
export function usePageConfigState(): PageConfigState {
  const answered = usePageConfig();
  const broken = useSyncExternalStore(subscribe, hasFailed, hasFailed);
  return { config: answered, failed: broken && answered === undefined, retry: fetchOnce };
}
