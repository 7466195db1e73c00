/** Hong Kong is eight hours ahead of UTC all year. */
const AHEAD_MS = 8 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The day it is in Hong Kong, such as `2026-07-15`. */
export function hongKongDay(at: Date): string {
  return new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** The day so many days before another. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
