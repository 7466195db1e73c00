export type RetryState =
  | { readonly phase: 'initial' }
  /** `resumesAt`: when the next attempt starts; null while it runs. */
  | {
      readonly phase: 'attempting';
      readonly attempt: number;
      readonly max: number;
      readonly resumesAt: number | null;
    }
  | { readonly phase: 'failed' | 'cancelled' | 'timeout' };

const INITIAL: RetryState = { phase: 'initial' };

const states = new Map<string, RetryState>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

export function retryState(key: string): RetryState {
  return states.get(key) ?? INITIAL;
}

export function subscribeToRetries(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops the request with this key, whether it runs or waits for its next attempt. */
export function cancelRequest(key: string): void {
  running.get(key)?.abort(new DOMException('Cancelled', 'AbortError'));
}

/** One request as the pages see it: its state under its key, and the signal by which they cancel it. */
interface TrackedRequest {
  readonly signal: AbortSignal;
  readonly report: (state: RetryState) => void;
  readonly end: (state: RetryState) => void;
}

/** Follows a request under a key; a later request with the same key takes the key over. */
export function trackRequest(key: string): TrackedRequest {
  const controller = new AbortController();
  running.set(key, controller);
  states.set(key, INITIAL);
  announce();
  const report = (state: RetryState) => {
    if (running.get(key) !== controller) return;
    states.set(key, state);
    announce();
  };
  return {
    signal: controller.signal,
    report,
    end(state) {
      report(state);
      if (running.get(key) === controller) running.delete(key);
    },
  };
}

/** How often and how patiently a refused request (429) is sent again. */
interface RetryProfile {
  readonly retries: number;
  readonly baseMs: number;
  readonly capMs: number;
}

/** `api`: calls; `static`: files. */
export const RETRY_PROFILES = {
  api: { retries: 5, baseMs: 1000, capMs: 30_000 },
  static: { retries: 2, baseMs: 2000, capMs: 10_000 },
} as const satisfies Record<string, RetryProfile>;

/** Longest wait that somebody sits through: a server that asks for more is not asked again. */
export const LONGEST_WAIT_MS = 60_000;

const JITTER = 0.25;

/** Wait before the retry with this number (from 1): doubling, capped, up to a quarter more or less. `chance`: 0 to 1. */
export function backoff(profile: RetryProfile, retry: number, chance: number): number {
  const plain = Math.min(profile.capMs, profile.baseMs * 2 ** (retry - 1));
  return Math.min(profile.capMs, plain * (1 + JITTER * (2 * chance - 1)));
}

/** Milliseconds a Retry-After header asks for (seconds or an HTTP date), null when it says nothing usable. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
