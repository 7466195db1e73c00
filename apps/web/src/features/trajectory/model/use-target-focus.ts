import type { MapLayout } from '@lodestar/domain';
import { useEffect, useRef } from 'react';
import type { MapTarget } from './map-page.ts';
import { cardId } from './map-scene.ts';
import type { MapView } from './map-view.ts';

/** Brings the event to go to into view and puts the focus on its card, once the card is drawn. */
export function useTargetFocus(target: MapTarget | null, layout: MapLayout, view: MapView): void {
  const reached = useRef<MapTarget | null>(null);
  useEffect(() => {
    if (target === null || reached.current === target) return;
    const box = layout.boxes.find(({ id }) => id === target.eventId);
    if (box === undefined) return;
    reached.current = target;
    view.reveal(box);
    // A dialog that closes gives the focus back first.
    const frame = requestAnimationFrame(() =>
      document.getElementById(cardId(target.eventId))?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [target, layout, view]);
}
