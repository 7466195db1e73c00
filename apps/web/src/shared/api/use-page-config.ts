import type { pageConfig, ResponseOf } from '@lodestar/contract';
import { useEffect, useSyncExternalStore } from 'react';

export type PageConfig = ResponseOf<typeof pageConfig>;

const listeners = new Set<() => void>();
let config: PageConfig | undefined;
let asked = false;

const current = (): PageConfig | undefined => config;

async function fetchConfig(): Promise<void> {
  const { requestJson } = await import('../api-client.ts');
  config = await requestJson<PageConfig>('/api/config', { retryKey: 'config' });
  for (const listener of listeners) listener();
}

function fetchOnce(): void {
  if (asked) return;
  asked = true;
  fetchConfig().catch(() => {
    asked = false;
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
