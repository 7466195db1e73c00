/** Hong Kong, by whose clock every time is shown, wherever somebody reads it, is eight hours ahead of UTC all year. */
const AHEAD_MS = 8 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The day it is in Hong Kong, such as `2026-07-15`. */
export function hongKongDay(at: Date): string {
  return new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** The year it is in Hong Kong. */
export function yearInHongKong(at: Date): number {
  return new Date(at.getTime() + AHEAD_MS).getUTCFullYear();
}

/** A moment by Hong Kong's clock as files hold it, such as `2026-07-15T08:30:00+08:00`. */
export function hongKongStamp(at: Date): string {
  return `${new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 19)}+08:00`;
}

/** When a day begins in Hong Kong. */
export function startOfHongKongDay(day: string): Date {
  return new Date(Date.parse(day) - AHEAD_MS);
}

/** The day so many days before another. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
