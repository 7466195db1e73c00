import { useEffect, useRef, useState } from 'react';
import { REDUCED_MOTION } from '../../../shared/ui/use-media-query.ts';

const DURATION = 700;

/** Runs out gently: quick at first, slow at the end. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** Counts from the number shown last to the new one; at once when motion is unwelcome. */
export function useEasedNumber(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);

  useEffect(() => {
    const origin = from.current;
    if (origin === target) return;
    const duration = matchMedia(REDUCED_MOTION).matches ? 0 : DURATION;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const progress = duration === 0 ? 1 : Math.min(1, Math.max(0, now - start) / duration);
      from.current = origin + (target - origin) * easeOut(progress);
      setShown(from.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
