import type { MapLayout } from '@lodestar/domain';
import { createContext, useContext } from 'react';
import type { MapView } from './map-view.ts';

/** What the parts of the map share: where everything is, what is in view, and which card the keys are on. */
export interface MapScene {
  readonly layout: MapLayout;
  readonly view: MapView;
  /** The card that the arrow keys start from; null before the first. */
  readonly active: string | null;
  readonly setActive: (eventId: string) => void;
}

export const MapSceneContext = createContext<MapScene | null>(null);

export function useMapScene(): MapScene {
  const scene = useContext(MapSceneContext);
  if (scene === null) throw new Error('useMapScene needs a MapSceneContext around it');
  return scene;
}

/** A length of the map as a share of the whole. */
export const shareOf = (length: number, whole: number) => `${(length / whole) * 100}%`;

/** A length of the map as large as the map is drawn, on an element that the view scales. */
export const zoomed = (length: number) => `calc(var(--zoom) * ${length}px)`;
