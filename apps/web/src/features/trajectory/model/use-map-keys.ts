import { type Direction, type MapBox, type MapLayout, neighbourOf } from '@lodestar/domain';
import type { KeyboardEvent } from 'react';
import { useMapPage } from './map-page.ts';
import type { MapScene } from './map-scene.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const inReadingOrder = (one: MapBox, other: MapBox) => one.top - other.top || one.left - other.left;

/** The card that a key leads to; null when it leads to none. */
function cardFor(key: string, layout: MapLayout, active: string | null): MapBox | null {
  const direction = DIRECTIONS[key];
  if (direction !== undefined && active !== null) return neighbourOf(layout, active, direction);
  const sorted = [...layout.boxes].sort(inReadingOrder);
  return (key === 'End' ? sorted.at(-1) : sorted[0]) ?? null;
}

/**
 * What a key does on the map: arrows go from card to card, C connects, L lists connections, plus, minus and zero zoom.
 * Enter and Space press whatever has the focus.
 */
export function useMapKeys({ layout, view, active }: MapScene): (event: KeyboardEvent) => void {
  const { goTo, open } = useMapPage();
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => view.zoomBy(1),
    '=': () => view.zoomBy(1),
    '-': () => view.zoomBy(-1),
    '0': () => view.fit(),
    ...(active !== null && {
      c: () => open({ kind: 'newConnection', from: active, to: '' }),
      l: () => open({ kind: 'connections', eventId: active }),
    }),
  };
  return (event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actions[key.toLowerCase()];
    if (action !== undefined) action();
    else if (key in DIRECTIONS || key === 'Home' || key === 'End') {
      const card = cardFor(key, layout, active);
      if (card !== null) goTo(card.id);
    } else return;
    event.preventDefault();
  };
}
