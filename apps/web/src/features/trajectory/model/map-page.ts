import type { TrajectoryAnalysis, TrajectoryCommand, TrajectoryWork } from '@lodestar/domain';
import { createContext, useContext } from 'react';
import type { MapFilter } from './map-filter.ts';
import type { ChangeOutcome, MapState } from './use-trajectory.ts';

/** What lies open over the page. */
export type MapDialog =
  | { readonly kind: 'event'; readonly id: string }
  /** Drawn from card to card, or to be chosen; kept only once it is saved. */
  | { readonly kind: 'newConnection'; readonly from: string; readonly to: string }
  /** `pausing`: an analysis waits until it is settled. */
  | { readonly kind: 'connection'; readonly id: string; readonly pausing: boolean }
  | { readonly kind: 'connections'; readonly eventId: string }
  | { readonly kind: 'types' }
  | { readonly kind: 'find' }
  | { readonly kind: 'filter' }
  | { readonly kind: 'analysis'; readonly id: string }
  | { readonly kind: 'pastAnalyses' };

/** What can be done about analyses. */
export interface AnalysisActions {
  /** `waiting`: for a connection to be settled, or for the latest changes to be saved. */
  readonly phase: 'idle' | 'waiting' | 'writing' | 'startingChat';
  readonly start: () => void;
  /** A wanted analysis is not wanted any more. */
  readonly cancel: () => void;
  /** Talks with Eddy about an analysis; null where there is no chat. */
  readonly ask: (analysis: TrajectoryAnalysis) => void;
}

/** An event to go to; a new object for each time. */
export interface MapTarget {
  readonly eventId: string;
}

/** What the parts of the page share. It changes with what is on the map, never while the map is moved. */
export interface MapPage {
  readonly work: TrajectoryWork;
  readonly state: MapState;
  /** Does one thing to the map; what is refused changes nothing. */
  readonly run: (command: TrajectoryCommand) => ChangeOutcome;
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly redo: () => void;
  readonly canRedo: boolean;
  readonly retry: () => void;
  readonly currentYear: number;
  readonly filter: MapFilter;
  readonly setFilter: (filter: MapFilter) => void;
  /** Years that are shown though nothing happened in them; bands of others are folded. */
  readonly opened: ReadonlySet<number>;
  /** Shows these years as well; null: folds all of them again. */
  readonly openYears: (years: readonly number[] | null) => void;
  readonly dialog: MapDialog | null;
  readonly open: (dialog: MapDialog) => void;
  readonly close: () => void;
  /** The event whose card the keys are on, and to be brought into view. */
  readonly target: MapTarget | null;
  /** Shows an event and puts the focus on its card. */
  readonly goTo: (eventId: string) => void;
  /** The year that the form of a new event begins with; null while it is closed. */
  readonly adding: number | null;
  /** Opens the form of a new event, in the current year when none is given. */
  readonly beginEvent: (year?: number) => void;
  readonly endAdding: () => void;
  /** Says something to whoever cannot see it. */
  readonly announce: (message: string) => void;
  readonly analysis: AnalysisActions;
}

export const MapPageContext = createContext<MapPage | null>(null);

export function useMapPage(): MapPage {
  const page = useContext(MapPageContext);
  if (page === null) throw new Error('useMapPage needs a MapPageContext around it');
  return page;
}

/** Id of the card of an event in the document, whichever way the map is shown. */
export const cardId = (eventId: string) => `card-${eventId}`;
