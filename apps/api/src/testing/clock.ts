export interface TestClock {
  readonly now: () => Date;
  readonly advance: (ms: number) => void;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A clock that stands until it is moved on. */
export function testClock(start = '2026-07-15T00:00:00Z'): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
  };
}
