import { type RefObject, useEffect, useRef, useState } from 'react';

const MARGIN = '300px';

/**
 * Whether a part of the page has come near the window, so that what it needs is fetched by those who get there; `margin`:
 * how near.
 */
export function useNear<Part extends HTMLElement>(
  margin = MARGIN,
): readonly [ref: RefObject<Part | null>, near: boolean] {
  const ref = useRef<Part>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const part = ref.current;
    if (!part || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [near, margin]);
  return [ref, near];
}
