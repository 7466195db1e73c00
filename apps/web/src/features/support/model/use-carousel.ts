import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { REDUCED_MOTION } from '../../../shared/ui/use-media-query.ts';

/** Share of a slide's width within which it stands where it should. */
const STANDING = 0.02;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const wantsStillness = () => matchMedia(REDUCED_MOTION).matches;

interface Carousel {
  /** The part that scrolls sideways from slide to slide. */
  readonly track: RefObject<HTMLDivElement | null>;
  readonly index: number;
  /** Goes to a slide, from 0. */
  readonly goTo: (slide: number) => void;
  readonly trackEvents: {
    readonly onScroll: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Slides that lie side by side in a part that scrolls and snaps, so that a finger moves them as it moves anything else.
 * They stand still until somebody turns them.
 */
export function useCarousel(slides: number): Carousel {
  const track = useRef<HTMLDivElement>(null);
  /** Where the slides are being scrolled to; the ones that they pass on the way are nobody's choice. */
  const goal = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const goTo = (next: number) => {
    setIndex(next);
    goal.current = next;
    track.current?.scrollTo({
      left: next * track.current.clientWidth,
      behavior: wantsStillness() ? 'auto' : 'smooth',
    });
  };

  return {
    track,
    index,
    goTo,
    trackEvents: {
      onScroll() {
        const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
        const place = clientWidth === 0 ? 0 : scrollLeft / clientWidth;
        const standing = Math.round(place);
        if (clientWidth === 0 || Math.abs(place - standing) >= STANDING) return;
        if (goal.current !== null && goal.current !== standing) return;
        goal.current = null;
        setIndex(standing);
      },
      onPointerDown() {
        goal.current = null;
      },
      onWheel() {
        goal.current = null;
      },
      onKeyDown(event) {
        const by = KEYS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        goTo((index + by + slides) % slides);
      },
    },
  };
}
