import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Room for a column that stays in view beside the page. */
export const DESK = '(min-width: 1100px)';
/** Room for all links in the bar, as Tailwind's `lg`; first-paint.js asks the same. */
export const WIDE_BAR = '(min-width: 1024px)';
export const PHONE = '(max-width: 767.98px)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
