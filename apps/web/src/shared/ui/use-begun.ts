import { startTransition, useEffect, useState } from 'react';

/** Milliseconds until somebody who only looks gets what the page will need next; whoever begins gets it at once. */
const FETCH_AHEAD = 8_000;

/** Milliseconds in which a page is looked at for the first time, and does nothing that can wait. */
export const FIRST_LOOK = 4_000;

/** Whether somebody has begun to use the page, or has looked at it for a while. */
export function useBegun(whileMs = FETCH_AHEAD): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const begin = () => startTransition(() => setBegun(true));
    const timer = setTimeout(begin, whileMs);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, begin, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, begin);
    };
  }, [whileMs]);
  return begun;
}
