import { useEffect, useState } from 'react';

/** Something whose script is on its way. */
export interface Fetched<T> {
  /** Null until it is there. */
  readonly now: () => T | null;
  readonly settled: Promise<T>;
}

/** What does not come is told to whoever uses it, not before. */
export function fetched<T>(coming: Promise<T>): Fetched<T> {
  let there: T | null = null;
  const settled = coming.then((value) => {
    there = value;
    return value;
  });
  settled.catch(() => undefined);
  return { now: () => there, settled };
}

/**
 * It, or null until it is there; fails where it is used when it does not come. Not React's lazy, which lets an outline
 * that was once shown stand for 300 ms.
 */
export function useFetched<T>({ now, settled }: Fetched<T>): T | null {
  const [value, setValue] = useState(now);
  useEffect(() => {
    if (value !== null) return;
    let used = true;
    settled.then(
      (come) => used && setValue(() => come),
      (error: unknown) =>
        used &&
        setValue(() => {
          throw error;
        }),
    );
    return () => {
      used = false;
    };
  }, [value, settled]);
  return value;
}
