import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { REDUCED_MOTION } from '../../../shared/ui/use-media-query.ts';

/** How long a slide stands before the next one comes by itself. */
const STAY_MS = 10_000;
/** Share of a slide's width within which it stands where it should. */
const STANDING = 0.02;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const wantsStillness = () => matchMedia(REDUCED_MOTION).matches;

interface Carousel {
  /** The part that scrolls sideways from slide to slide. */
  readonly track: RefObject<HTMLDivElement | null>;
  readonly index: number;
  readonly playing: boolean;
  readonly play: (playing: boolean) => void;
  /** Goes so many slides on, round and round, and stays there. */
  readonly step: (by: number) => void;
  readonly trackEvents: {
    readonly onScroll: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly holdEvents: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * Slides that lie side by side in a part that scrolls and snaps, so that a finger moves them as it moves anything else.
 * They go on by themselves until somebody takes them in hand, and not at all where motion is unwanted.
 */
export function useCarousel(slides: number): Carousel {
  const track = useRef<HTMLDivElement>(null);
  /** Where the slides are being scrolled to; the ones that they pass on the way are nobody's choice. */
  const goal = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = playing && !pointed && !focused;

  useEffect(() => setPlaying(!wantsStillness()), []);

  const goTo = (next: number) => {
    setIndex(next);
    goal.current = next;
    track.current?.scrollTo({
      left: next * track.current.clientWidth,
      behavior: wantsStillness() ? 'auto' : 'smooth',
    });
  };

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') goTo((index + 1) % slides);
    }, STAY_MS);
    return () => clearTimeout(timer);
  });

  const step = (by: number) => {
    setPlaying(false);
    goTo((index + by + slides) % slides);
  };
  return {
    track,
    index,
    playing,
    play: setPlaying,
    step,
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
        setPlaying(false);
        goal.current = null;
      },
      onWheel() {
        goal.current = null;
      },
      onKeyDown(event) {
        const by = KEYS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      },
    },
    holdEvents: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
