import { yearInHongKong } from '@lodestar/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type MapFilter, NO_FILTER, passes } from './map-filter.ts';
import type { MapDialog, MapPage, MapTarget } from './map-page.ts';
import { useAnalysis } from './use-analysis.ts';
import { useFailureAlert, useTrajectory } from './use-trajectory.ts';

interface MapPageParts {
  readonly userId: string;
  readonly eddyPath: string;
  readonly announce: (message: string) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Everything the page knows: the map, what is shown of it, what lies open over it. */
export function useMapPageState({ userId, eddyPath, announce }: MapPageParts) {
  const used = useTrajectory(userId);
  const [filter, setFilter] = useState<MapFilter>(NO_FILTER);
  const [opened, setOpened] = useState(NONE);
  const [dialog, setDialog] = useState<MapDialog | null>(null);
  const [target, setTarget] = useState<MapTarget | null>(null);
  const [adding, setAdding] = useState<number | null>(null);
  const currentYear = useMemo(() => yearInHongKong(new Date()), []);
  const analysis = useAnalysis({ userId, used, busy: dialog !== null, open: setDialog, eddyPath });
  const { change: run, undo, redo } = useFailureAlert(used);
  const { work, state, canUndo, canRedo, retry } = used;

  const openYears = useCallback((years: readonly number[] | null) => {
    setOpened((now) => (years === null ? NONE : new Set([...now, ...years])));
  }, []);
  const close = useCallback(() => setDialog(null), []);
  const goTo = useCallback((eventId: string) => setTarget({ eventId }), []);
  const beginEvent = useCallback((year = currentYear) => setAdding(year), [currentYear]);
  const endAdding = useCallback(() => setAdding(null), []);
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
    opened,
    openYears,
    dialog,
    open: setDialog,
    close,
    target,
    goTo,
    adding,
    beginEvent,
    endAdding,
    announce,
    analysis,
  };
  return { page, damage: used.damage, kept: used.kept };
}
