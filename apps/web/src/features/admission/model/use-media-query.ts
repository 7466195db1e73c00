import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
  );
}

/** Three columns, the list always in view. */
export const DESK = '(min-width: 1100px)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
