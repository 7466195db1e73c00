/** How often and how patiently a refused request (429) is sent again. */
export interface RetryProfile {
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
