import type { pageConfig, ResponseOf } from '@lodestar/contract';
import { useEffect } from 'react';
import { sharedValue } from '../event-emitter.ts';

export type PageConfig = ResponseOf<typeof pageConfig>;

const config = sharedValue<PageConfig | undefined>(undefined);
const failed = sharedValue(false);
let asked = false;

async function fetchConfig(): Promise<void> {
  const { call } = await import('./call.ts');
  config.set(await call('pageConfig'));
}

function fetchOnce(): void {
  if (asked) return;
  asked = true;
  failed.set(false);
  fetchConfig().catch(() => {
    asked = false;
    failed.set(true);
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

/**
 * What the server says about this installation; undefined until it has answered. Asked once, by whoever needs it
 * first; `wanted`: false as long as it is not needed.
 */
export function usePageConfig(wanted = true): PageConfig | undefined {
  useEffect(() => (wanted ? ask() : undefined), [wanted]);
  return config.use();
}

interface PageConfigState {
  readonly config: PageConfig | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The same for a page that cannot go on without: whether it failed, and how to try again. */
export function usePageConfigState(): PageConfigState {
  const answered = usePageConfig();
  return { config: answered, failed: failed.use() && answered === undefined, retry: fetchOnce };
}
