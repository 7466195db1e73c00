import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const ATTEMPTS = 3;
const PAUSE_MS = 100;
const STORAGE_KEY = 'lodestar.scroll';
const KEEPS_ITS_OWN_SCROLL = '/trajectory';

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

function remember(place: string, y: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readPositions(), [place]: Math.round(y) }));
  } catch {
    // Without storage the page opens at the top.
  }
}

/** Whether the document was opened by a link or an address: not by going back to it, nor by loading it again. */
function isOpenedAnew(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
}

/** Scrolls to a height in three attempts, because a page may still be growing; stops once it is there. */
export function scrollInAttempts(y: number): () => void {
  let left = ATTEMPTS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    window.scrollTo(0, y);
    left -= 1;
    if (left > 0 && Math.abs(window.scrollY - y) > 1) timer = setTimeout(attempt, PAUSE_MS);
  };
  attempt();
  return () => clearTimeout(timer);
}

/**
 * A new page starts at the top or at its anchor; going back or loading again finds the place that was left. Not on
 * /trajectory. The first page of every document has the same key, so a place is named by its path too.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef<string>(null);
  const seen = useRef(0);
  const place = `${pathname} ${key}`;

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per place
  useEffect(() => {
    // After the paint: sooner, the browser would have to lay the page out to say it.
    seen.current = window.scrollY;
  }, [place]);

  useEffect(() => {
    if (pathname === KEEPS_ITS_OWN_SCROLL) return;
    const replaced = navigation === NavigationType.Replace && previous.current === pathname;
    const anew = previous.current === null && isOpenedAnew();
    previous.current = pathname;
    if (replaced) return;
    const back = navigation === NavigationType.Pop && !anew ? readPositions()[place] : undefined;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (back === undefined && anchor) {
      anchor.scrollIntoView();
      return;
    }
    const stop = scrollInAttempts(back ?? 0);
    addEventListener('wheel', stop, { passive: true, once: true });
    addEventListener('touchstart', stop, { passive: true, once: true });
    return () => {
      stop();
      removeEventListener('wheel', stop);
      removeEventListener('touchstart', stop);
    };
  }, [place, pathname, hash, navigation]);

  useLayoutEffect(() => {
    if (pathname === KEEPS_ITS_OWN_SCROLL) return;
    const follow = () => {
      seen.current = window.scrollY;
    };
    const leave = () => remember(place, seen.current);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [place, pathname]);
}
