/** How often and how patiently a call that was turned away is sent again. */
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

/** How long one try may take to be answered: then the pages give it up. */
export const ATTEMPT_TIMEOUT_MS = 30_000;

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

/** Says which try a call is (from 2), so that a busy server lets in first whoever it has turned away before. */
export const ATTEMPT_HEADER = 'X-Attempt';

/** A call that was sent, as far as sending it again depends on it. */
export interface SentCall {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer to it. */
export interface FailedAnswer {
  readonly status: number;
  /** Its header. */
  readonly retryAfter: string | null;
  /** The server has said that another try is no use. */
  readonly isFinal: boolean;
}

const TOO_MANY = 429;
const UNAVAILABLE = 503;
/** What a balancer answers for a server that ended in the middle. */
const ENDED_IN_THE_MIDDLE: ReadonlySet<number> = new Set([502, 504]);
const MAKES_IT_ONCE: ReadonlySet<string> = new Set(['if-match', 'idempotency-key']);

/** Sent twice it happens once: it only reads, or names the version it changes or itself. */
function isRepeatable({ method, headers }: SentCall): boolean {
  return method === 'GET' || Object.keys(headers).some((name) => MAKES_IT_ONCE.has(name.toLowerCase()));
}

/**
 * Milliseconds before a call is sent again for the time with this number (from 1), null when it is not: refused as one
 * too many; turned away by a server that says when to come; cut off by a server that ended, where it happens once.
 */
export function waitBeforeRetry(
  call: SentCall,
  { status, retryAfter: header, isFinal }: FailedAnswer,
  { retry, profile, now, chance }: { retry: number; profile: RetryProfile; now: number; chance: number },
): number | null {
  const asked = retryAfter(header, now);
  if (isFinal || retry > profile.retries || (asked !== null && asked > LONGEST_WAIT_MS)) return null;
  if (status === TOO_MANY) return asked ?? backoff(profile, retry, chance);
  if (status === UNAVAILABLE) return asked === null ? null : asked * (1 + JITTER * chance);
  return ENDED_IN_THE_MIDDLE.has(status) && isRepeatable(call) ? backoff(profile, retry, chance) : null;
}

/** How often a question is asked again by itself whose answer broke off before its first word. */
const ASKING_AGAIN = { lost: 1, turnedAway: 3 } as const;

/**
 * Milliseconds before such a question is asked again for the time with this number (from 1), under the same key, so that it is
 * kept once; null when it is not. `lost`: its server ended; `turnedAway`: that server said it had no room for it.
 */
export function waitBeforeAskingAgain(
  why: keyof typeof ASKING_AGAIN,
  { retry, chance }: { retry: number; chance: number },
): number | null {
  if (retry > ASKING_AGAIN[why]) return null;
  return why === 'lost' ? 0 : backoff(RETRY_PROFILES.api, retry, chance);
}

const SAVING_AGAIN_MS = { first: 5000, longest: 60_000 } as const;

/** Milliseconds until work that could not be saved is saved again by itself, which goes on until it is saved. */
export function waitBeforeSavingAgain(failures: number): number {
  return Math.min(SAVING_AGAIN_MS.longest, SAVING_AGAIN_MS.first * 2 ** failures);
}

const STALE = 412;

/** No use saving again by itself: the server has understood and refused, and a later try would meet the same. */
export function isSavingRefused(status: number): boolean {
  return status >= 400 && status < 500 && status !== STALE && status !== TOO_MANY;
}
