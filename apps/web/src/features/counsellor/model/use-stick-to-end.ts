import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Nearer to the end than this counts as being there. */
const NEAR_PX = 48;

const isNearEnd = (element: HTMLElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_PX;

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
    const follow = () => {
      sticks = isNearEnd(element);
      setAtEnd(sticks);
    };
    const grown = new ResizeObserver(() => {
      if (sticks) element.scrollTop = element.scrollHeight;
      else setAtEnd(isNearEnd(element));
    });
    toEnd();
    grown.observe(inner);
    grown.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [list, content, toEnd, key]);

  return { atEnd, toEnd };
}
