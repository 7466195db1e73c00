import { useEffect, useState, useSyncExternalStore } from 'react';
import { type RetryState, retryState, subscribeToRetries } from './retry-store.ts';

const SECOND = 1000;

/** State of the request with this key. */
export function useRetryState(key: string): RetryState {
  const state = () => retryState(key);
  return useSyncExternalStore(subscribeToRetries, state, state);
}

/** Whole seconds until the next attempt, counted down; null while none is awaited. */
export function useSecondsUntilRetry(state: RetryState): number | null {
  const resumesAt = state.phase === 'attempting' ? state.resumesAt : null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (resumesAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [resumesAt]);
  return resumesAt === null ? null : Math.max(0, Math.ceil((resumesAt - now) / SECOND));
}
