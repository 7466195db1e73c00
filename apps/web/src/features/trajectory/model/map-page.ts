import type { TrajectoryCommand, TrajectoryWork } from '@lodestar/domain';
import { createContext, useContext } from 'react';
import type { MapDialog } from './map-dialog.ts';
import type { MapFilter } from './map-filter.ts';
import type { AnalysisActions } from './use-analysis.ts';
import type { ChangeOutcome, MapState } from './use-trajectory.ts';

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
  readonly dialog: MapDialog | null;
  readonly open: (dialog: MapDialog) => void;
  readonly close: () => void;
  /** The event whose card the keys are on, and to be brought into view. */
  readonly target: MapTarget | null;
  /** Shows an event on the map and puts the focus on its card. */
  readonly goTo: (eventId: string) => void;
  /** Leads to the form of a new event. */
  readonly beginEvent: () => void;
  /** Says something to whoever cannot see it. */
  readonly announce: (message: string) => void;
  readonly analysis: AnalysisActions;
}

/** An event to go to; a new object for each time. */
export interface MapTarget {
  readonly eventId: string;
}

export const MapPageContext = createContext<MapPage | null>(null);

export function useMapPage(): MapPage {
  const page = useContext(MapPageContext);
  if (page === null) throw new Error('useMapPage needs a MapPageContext around it');
  return page;
}
