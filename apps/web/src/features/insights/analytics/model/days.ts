const DAY_MS = 86_400_000;
const HONG_KONG_MS = 8 * 3_600_000;

/** The day in Hong Kong, `2026-11-20`; the clock there is 8 hours ahead all year. */
export function hongKongDay(time: Date): string {
  return new Date(time.getTime() + HONG_KONG_MS).toISOString().slice(0, 10);
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

function earliest(today: string, known: readonly string[]): string {
  let first = today;
  for (const day of known) if (day < first) first = day;
  return first;
}

/**
 * Every day of a range, oldest first and today last; `known`: days that there is something about, of which the first
 * begins the range of all.
 */
export function daysUntil(today: string, days: number | null, known: readonly string[]): readonly string[] {
  const begin = days === null ? earliest(today, known) : dayBefore(today, days - 1);
  const length = Math.max(1, Math.round((Date.parse(today) - Date.parse(begin)) / DAY_MS) + 1);
  return Array.from({ length }, (_, place) => dayBefore(today, length - 1 - place));
}
