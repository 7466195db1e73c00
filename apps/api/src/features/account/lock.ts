const MINUTE_MS = 60_000;

/** Wrong passwords for one account from one address that lock it there, and for how long (product decision). */
export const LOCK = { failures: 5, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS } as const;

/**
 * Wrong passwords for one account from addresses it never signed in from, all together, after which only addresses it
 * did sign in from are let in: many addresses guessing at once must not have five tries each, and must not keep the
 * owner out.
 */
export const STRANGERS_LOCK = { failures: 50, windowMs: 15 * MINUTE_MS } as const;

/** What is remembered of wrong passwords for one account from one address. */
export interface FailureRecord {
  readonly addressKey: string;
  readonly known: boolean;
  readonly failures: number;
  readonly since: Date;
  readonly lockedUntil: Date | null;
}

export interface Attempt {
  readonly addressKey: string;
  /** Whether the account signed in from this address before. */
  readonly known: boolean;
  readonly now: Date;
}

/** When the account opens again for this attempt; null when it is open. */
export function lockedUntil(records: readonly FailureRecord[], attempt: Attempt): Date | null {
  const { addressKey, known, now } = attempt;
  const here = records.find((record) => record.addressKey === addressKey)?.lockedUntil ?? null;
  if (here !== null && here > now) return here;
  return known ? null : strangersLockedUntil(records, now);
}

function strangersLockedUntil(records: readonly FailureRecord[], now: Date): Date | null {
  const recent = records.filter(({ known, since }) => !known && ageOf(since, now) < STRANGERS_LOCK.windowMs);
  const failures = recent.reduce((sum, record) => sum + record.failures, 0);
  if (failures < STRANGERS_LOCK.failures) return null;
  const oldest = Math.min(...recent.map(({ since }) => since.getTime()));
  return new Date(oldest + STRANGERS_LOCK.windowMs);
}

/** The record after one more wrong password. */
export function afterFailure(
  record: FailureRecord | null,
  { addressKey, known, now }: Attempt,
): FailureRecord {
  const isOver = record === null || ageOf(record.since, now) >= LOCK.windowMs;
  const failures = isOver ? 1 : record.failures + 1;
  return {
    addressKey,
    known,
    failures,
    since: isOver ? now : record.since,
    lockedUntil: failures >= LOCK.failures ? new Date(now.getTime() + LOCK.lockMs) : null,
  };
}

const ageOf = (moment: Date, now: Date) => now.getTime() - moment.getTime();
