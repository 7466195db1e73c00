import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isNearEnd, isStillKept, type Place } from './at-end.ts';

function placeOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Place {
  return { scrollTop, scrollHeight, clientHeight };
}

/** Marks what is read from its beginning even where it is longer than the window. */
export const READ_FROM_START = { 'data-read-from-start': '' } as const;
const MARGIN_PX = 12;

/** Where a list rests: at its end, or where what stands last in it is to be read from. */
function rest(list: HTMLElement, content: HTMLElement): void {
  const first = content.lastElementChild?.querySelector('[data-read-from-start]');
  const above = first && first.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop =
    above === null || above === undefined ? list.scrollHeight : list.scrollTop + above - MARGIN_PX;
}

/**
 * Keeps a list that grows at its end, as long as the reader is there; who scrolls back stays where they are.
 * `key`: another one begins at the end again.
 */
export function useStickToEnd(
  list: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  key: string,
) {
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    setAtEnd(true);
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation is watched anew.
  useEffect(() => {
    const element = list.current;
    const inner = content.current;
    if (element === null || inner === null) return;
    let sticks = true;
    let before = placeOf(element);
    const follow = () => {
      const now = placeOf(element);
      sticks = sticks ? isStillKept(before, now) : isNearEnd(now);
      before = now;
      setAtEnd(sticks);
    };
    const grown = new ResizeObserver(() => {
      if (sticks) rest(element, inner);
      else setAtEnd(isNearEnd(element));
      before = placeOf(element);
    });
    rest(element, inner);
    setAtEnd(isNearEnd(element));
    grown.observe(inner);
    grown.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [list, content, key]);

  return { atEnd, toEnd };
}
