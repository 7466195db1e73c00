import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MapDialog } from './map-dialog.ts';
import { type MapFilter, NO_FILTER, passes } from './map-filter.ts';
import type { MapPage, MapTarget } from './map-page.ts';
import { useAnalysis } from './use-analysis.ts';
import { useFailureAlert } from './use-failure-alert.ts';
import { useTrajectory } from './use-trajectory.ts';

interface MapPageParts {
  readonly userId: string;
  readonly eddyPath: string | null;
  readonly beginEvent: () => void;
  readonly announce: (message: string) => void;
}

/** Everything the page knows: the map, what is shown of it, what lies open over it. */
export function useMapPageState({ userId, eddyPath, beginEvent, announce }: MapPageParts) {
  const used = useTrajectory(userId);
  const [filter, setFilter] = useState<MapFilter>(NO_FILTER);
  const [dialog, setDialog] = useState<MapDialog | null>(null);
  const [target, setTarget] = useState<MapTarget | null>(null);
  const currentYear = useMemo(() => new Date().getFullYear(), []);
  const analysis = useAnalysis({ userId, used, busy: dialog !== null, open: setDialog, eddyPath });
  const { change: run, undo, redo } = useFailureAlert(used);
  const { work, state, canUndo, canRedo, retry } = used;

  const close = useCallback(() => setDialog(null), []);
  const goTo = useCallback((eventId: string) => setTarget({ eventId }), []);
  useEffect(() => {
    const event = work.events.find(({ id }) => id === target?.eventId);
    if (event !== undefined) setFilter((now) => (passes(now, event) ? now : NO_FILTER));
  }, [target, work.events]);

  const page: MapPage = {
    work,
    state,
    run,
    undo,
    canUndo,
    redo,
    canRedo,
    retry,
    currentYear,
    filter,
    setFilter,
    dialog,
    open: setDialog,
    close,
    target,
    goTo,
    beginEvent,
    announce,
    analysis,
  };
  return { page, damage: used.damage, kept: used.kept };
}
