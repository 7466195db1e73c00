import { type RefObject, useEffect, useRef, useState } from 'react';

const STEP: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

interface Presenter {
  /** What fills the screen. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Place of the part that is shown; null while the page is read as a page. */
  readonly place: number | null;
  readonly start: () => void;
  readonly leave: () => void;
  readonly step: (by: number) => void;
}

/** What stands around the page: the bar, the footer. */
function around(stage: HTMLElement | null): readonly Element[] {
  const main = stage?.closest('main');
  return [...(main?.parentElement?.children ?? [])].filter((part) => part !== main);
}

/** One part of the page at a time over the whole screen, turned by keys as a clicker sends them. */
export function usePresenter(parts: number): Presenter {
  const stage = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number | null>(null);
  const presenting = place !== null;

  const turnTo = (find: (now: number) => number) =>
    setPlace((now) => (now === null ? null : Math.min(parts - 1, Math.max(0, find(now)))));
  const step = (by: number) => turnTo((now) => now + by);
  const leave = () => {
    setPlace(null);
    if (document.fullscreenElement) void document.exitFullscreen();
  };

  useEffect(() => {
    if (!presenting) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    const hidden = around(stage.current);
    for (const part of hidden) part.toggleAttribute('inert', true);
    stage.current?.focus();
    const whenLeft = () => !document.fullscreenElement && setPlace(null);
    document.addEventListener('fullscreenchange', whenLeft);
    return () => {
      style.overflow = before;
      for (const part of hidden) part.toggleAttribute('inert', false);
      document.removeEventListener('fullscreenchange', whenLeft);
    };
  }, [presenting]);

  useEffect(() => {
    if (!presenting) return;
    const turn = (event: KeyboardEvent) => {
      const onButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
      if (event.key === ' ' && onButton) return;
      const by = STEP[event.key];
      if (by !== undefined) step(by);
      else if (event.key === 'Home') turnTo(() => 0);
      else if (event.key === 'End') turnTo(() => parts - 1);
      else if (event.key === 'Escape') leave();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  });

  return {
    stage,
    place,
    start() {
      setPlace(0);
      // Refused or unknown on some phones: the parts then fill the window.
      void stage.current?.requestFullscreen?.().catch(() => undefined);
    },
    leave,
    step,
  };
}
