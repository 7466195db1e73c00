import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Marks a question with what answers it, which is read from its first line however long it gets. */
export const TURN = { 'data-turn': '' } as const;
const TURNS = '[data-turn]';
const MARGIN_PX = 12;
/** A question that takes no more of the window than this stands above its answer. */
const SHOWN_QUESTION = 0.3;

/** What the newest turn is read from: its question where that is short, else its answer. */
function startOf(turn: Element, list: HTMLElement): Element {
  const [question, answer] = turn.children;
  const height = question?.getBoundingClientRect().height ?? 0;
  return answer !== undefined && height > SHOWN_QUESTION * list.clientHeight ? answer : turn;
}

/** Scrolls to where the newest turn is read from; to the beginning where there is none. */
function rest(list: HTMLElement, newest: Element | undefined): void {
  if (newest === undefined) list.scrollTop = 0;
  else {
    const above = startOf(newest, list).getBoundingClientRect().top - list.getBoundingClientRect().top;
    list.scrollTop += above - MARGIN_PX;
  }
}

/** Where a list that scrolls stands, in pixels. */
interface Place {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

const placeOf = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Place => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

/** Nearer to the end than this counts as being there. */
const NEAR_PX = 48;

const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: Place): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR_PX;

/** What a reader did since a list was put in its place: nothing, read on below it, or went back to what was said before. */
export type Reading = 'here' | 'on' | 'back';

/** A list that got shorter is pushed back by as much: that is nobody's doing. */
export function readingOf(put: Place, now: Place): Reading {
  const moved = now.scrollTop - put.scrollTop;
  if (moved > 1) return 'on';
  const pushed = Math.max(0, put.scrollHeight - now.scrollHeight);
  return -moved <= pushed + 1 || isNearEnd(now) ? 'here' : 'back';
}

/** What somebody scrolls with. A list that is drawn anew can jump back by itself. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the first line of the newest answer in view while it grows. Who reads on is left alone until the next answer;
 * who went back to what was said before is left alone until they return. `key`: another one is read anew.
 */
export function useFirstLine(
  list: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  key: string,
) {
  const [wentBack, setWentBack] = useState(false);

  const toEnd = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    setWentBack(false);
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation is read anew.
  useEffect(() => {
    const element = list.current;
    const inner = content.current;
    if (element === null || inner === null) return;
    let reading: Reading = 'here';
    let put = placeOf(element);
    let turns = -1;
    let isByHand = false;
    const touched = () => {
      isByHand = true;
    };
    const keep = () => {
      const all = inner.querySelectorAll(TURNS);
      const isNew = all.length !== turns;
      if (reading === 'back' || (reading === 'on' && !isNew)) return;
      rest(element, all[all.length - 1]);
      turns = all.length;
      reading = 'here';
      put = placeOf(element);
      isByHand = false;
    };
    const follow = () => {
      reading = readingOf(put, placeOf(element));
      const isJump = reading === 'back' && !isByHand;
      if (isJump) {
        reading = 'here';
        keep();
      }
      setWentBack(reading === 'back');
    };
    keep();
    setWentBack(false);
    const grown = new ResizeObserver(keep);
    grown.observe(inner);
    grown.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    for (const act of BY_HAND) element.addEventListener(act, touched, { passive: true });
    return () => {
      grown.disconnect();
      for (const act of BY_HAND) element.removeEventListener(act, touched);
      element.removeEventListener('scroll', follow);
    };
  }, [list, content, key]);

  return { wentBack, toEnd };
}
