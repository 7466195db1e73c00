import { eventEmitter } from '../event-emitter.ts';

export type RetryState =
  | { readonly phase: 'initial' }
  /** `resumesAt`: when the next attempt starts; null while it runs. */
  | {
      readonly phase: 'attempting';
      readonly attempt: number;
      readonly max: number;
      /** Refused as one too many; else the server was busy or ended. */
      readonly tooMany: boolean;
      readonly resumesAt: number | null;
    }
  | { readonly phase: 'failed' | 'cancelled' | 'timeout' };

const INITIAL: RetryState = { phase: 'initial' };

const states = new Map<string, RetryState>();
const running = new Map<string, AbortController>();
const changed = eventEmitter();

export function retryState(key: string): RetryState {
  return states.get(key) ?? INITIAL;
}

export const subscribeToRetries = changed.listen;

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
  changed.emit();
  const report = (state: RetryState) => {
    if (running.get(key) !== controller) return;
    states.set(key, state);
    changed.emit();
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
