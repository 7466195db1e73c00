import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the latest drawing: nothing is drawn again for it. */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
