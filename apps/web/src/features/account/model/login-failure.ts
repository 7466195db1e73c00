import { ApiError } from '../../../shared/api/api-error.ts';
import { isNetworkTrouble, isServerTrouble, spokenBy } from './call-failure.ts';

/** How a login failed; `said`: the server's own words, where there are no better ones. */
export type LoginFailure =
  | { readonly kind: 'invalid' | 'server' | 'network' | 'failed' | 'timeout' | 'cancelled' }
  /** `minutes` until it opens again, null when the server did not say. */
  | { readonly kind: 'locked'; readonly minutes: number | null }
  | { readonly kind: 'said'; readonly message: string };

const SECONDS_PER_MINUTE = 60;

function minutesLeft(error: unknown): number | null {
  const seconds = error instanceof ApiError ? error.params.retryAfterSeconds : undefined;
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE)) : null;
}

/** Reads a failure by the content of its message (specification, part 1, section 8). */
export function loginFailure(error: unknown): LoginFailure {
  const message = spokenBy(error);
  if (/invalid/i.test(message)) return { kind: 'invalid' };
  if (/locked|too many/i.test(message)) return { kind: 'locked', minutes: minutesLeft(error) };
  if (isServerTrouble(error)) return { kind: 'server' };
  if (isNetworkTrouble(error)) return { kind: 'network' };
  if (error instanceof ApiError && (error.code === 'timeout' || error.code === 'cancelled')) {
    return { kind: error.code };
  }
  const said = error instanceof ApiError ? error.serverMessage : message;
  return said ? { kind: 'said', message: said } : { kind: 'failed' };
}
