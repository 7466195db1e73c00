import { connectionsMissingEvents, type TrajectoryAnalysis, yearInHongKong } from '@lodestar/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { idempotencyKeys } from '../../../shared/api/idempotency-key.ts';
import { beginChat } from '../../../shared/eddy/begin-chat.ts';
import { type Language, languageOf } from '../../../shared/i18n/languages.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { type MapFilter, NO_FILTER, passes } from './map-filter.ts';
import type { AnalysisActions, MapDialog, MapPage, MapTarget } from './map-page.ts';
import { type UsedTrajectory, useFailureAlert, useTrajectory } from './use-trajectory.ts';

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

interface AnalysisParts {
  readonly userId: string;
  readonly used: UsedTrajectory;
  /** Something lies open over the map. */
  readonly busy: boolean;
  readonly open: (dialog: MapDialog) => void;
  readonly eddyPath: string;
}

/**
 * Analyses are written from what the account has, so the latest changes are saved first, and connections whose events
 * are not there are settled first. What was written is stored as the newest, then shown.
 */
function useAnalysis({ userId, used, busy, open, eddyPath }: AnalysisParts): AnalysisActions {
  const { t, i18n } = useTranslation('trajectory');
  const navigate = useNavigate();
  const language = languageOf(i18n.language);
  const [phase, setPhase] = useState<AnalysisActions['phase']>('idle');
  const here = useRef(true);
  const keys = useRef(idempotencyKeys());
  const { work, state, change } = used;

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const write = useCallback(async () => {
    setPhase('writing');
    try {
      const outcome = change({ kind: 'addAnalysis', content: await writeAnalysis(language) });
      if (outcome.kind !== 'done') throw new Error('the analysis cannot be stored');
      if (here.current) open({ kind: 'analysis', id: outcome.id });
    } catch {
      notify('error', t('alert.analyse'));
    } finally {
      setPhase('idle');
    }
  }, [change, language, open, t]);

  useEffect(() => {
    if (phase !== 'waiting' || busy || state === 'loading') return;
    if (work.events.length === 0) {
      setPhase('idle');
      notify('plain', t('analysis.empty'));
      return;
    }
    const [missing] = connectionsMissingEvents(work);
    if (missing !== undefined) open({ kind: 'connection', id: missing.id, pausing: true });
    else if (state === 'idle' || state === 'saved') void write();
    else if (state === 'failed' || state === 'offline' || state === 'loadFailed') {
      setPhase('idle');
      notify('error', t('analysis.notSaved'));
    }
  }, [phase, busy, work, state, open, write, t]);

  const start = () => {
    if (phase === 'idle') setPhase('waiting');
  };

  const ask = async ({ id }: TrajectoryAnalysis, path: string) => {
    setPhase('startingChat');
    const beginning = { initial_analysis_id: id };
    try {
      const chatId = await beginChat(userId, beginning, keys.current(beginning));
      keys.current = idempotencyKeys();
      if (here.current) void navigate(path, { state: { chatId } });
    } catch {
      notify('error', t('alert.startChat'));
    } finally {
      setPhase('idle');
    }
  };

  return {
    phase,
    start,
    cancel: useCallback(() => setPhase((now) => (now === 'waiting' ? 'idle' : now)), []),
    ask: (analysis) => void ask(analysis, eddyPath),
  };
}

/** Writes an analysis of the map as the account has it. */
async function writeAnalysis(language: Language): Promise<string> {
  const { content } = await call('generate', { body: { language, purpose: 'trajectory_analysis' } });
  if (typeof content !== 'string' || content.trim() === '') throw new Error('an empty analysis was written');
  return content;
}
