import {
  applyCommand,
  type CommandOutcome,
  NO_HISTORY,
  redo,
  remember,
  type TrajectoryCommand,
  type TrajectoryWork,
  type UndoHistory,
  type Undone,
  undo,
  undoStep,
} from '@lodestar/domain';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { eventEmitter } from '../../../shared/event-emitter.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { useOnline } from '../../../shared/use-online.ts';
import { onForgotten } from '../../../shared/work/device-value.ts';
import { type SavingPhase, useSaving, wantPart } from '../../../shared/work/saving.tsx';
import { TRAJECTORY_WORK, useTrajectoryDamage } from '../../../shared/work/trajectory-work.ts';

const changed = eventEmitter();
const histories = new Map<string, UndoHistory>();

onForgotten(() => {
  histories.clear();
  changed.emit();
});

const subscribeToHistory = changed.listen;

/** What this tab did to somebody's map, and can take back. It ends with the tab. */
function historyOf(userId: string): UndoHistory {
  return histories.get(userId) ?? NO_HISTORY;
}

function setHistory(userId: string, history: UndoHistory): void {
  histories.set(userId, history);
  changed.emit();
}

type Done = Extract<CommandOutcome, { readonly kind: 'done' }>;

/** What came of a command, and for what was done how to take back that alone. */
export type ChangeOutcome = Exclude<CommandOutcome, Done> | (Done & { readonly takeBack: () => void });

/** How far the saving of the map has come. `offline`: kept on this device, sent when the connection returns. */
export type MapState = 'loading' | 'loadFailed' | 'idle' | 'saving' | 'saved' | 'failed' | 'offline';

export interface UsedTrajectory {
  /** What is on the map; empty until it has arrived. */
  readonly work: TrajectoryWork;
  readonly state: MapState;
  /** How many entries of the stored map could not be read. They are left out. */
  readonly damage: number;
  /** False when the browser could not keep the latest change, which then lasts only as long as the page. */
  readonly kept: boolean;
  /** Does one thing to the map, shows it at once and saves it; what is refused changes nothing. */
  readonly change: (command: TrajectoryCommand) => ChangeOutcome;
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly redo: () => void;
  readonly canRedo: boolean;
  /** Tries again to load or to save. */
  readonly retry: () => void;
}

interface SavingFacts {
  readonly phase: SavingPhase;
  /** The account's copy has been here before. */
  readonly known: boolean;
  readonly unsaved: boolean;
  readonly online: boolean;
}

function stateOf({ phase, known, unsaved, online }: SavingFacts): MapState {
  if (!known) return phase === 'loadFailed' ? 'loadFailed' : 'loading';
  if (!online && (unsaved || phase === 'loadFailed')) return 'offline';
  if (phase === 'saveFailed' || phase === 'loadFailed') return 'failed';
  return phase === 'loading' ? 'idle' : phase;
}

const CHANCE_LENGTH = 12;

/** An analysis stays written, whatever is undone around it. */
const isUndoable = ({ kind }: TrajectoryCommand) => kind !== 'addAnalysis';

const newChance = () => crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, CHANCE_LENGTH);

type Back = (history: UndoHistory, work: TrajectoryWork, now: Date) => Undone | null;

function actionsOn(userId: string) {
  const value = TRAJECTORY_WORK.account(userId);
  const go = (back: Back) => () => {
    const result = back(historyOf(userId), value.snapshot().value, new Date());
    if (result === null) return;
    setHistory(userId, result.history);
    value.change(() => result.work);
  };
  /** The number of the step. */
  const keep = (before: TrajectoryWork, after: TrajectoryWork): number => {
    const history = remember(historyOf(userId), before, after);
    setHistory(userId, history);
    return history.made;
  };
  return {
    value,
    undo: go(undo),
    redo: go(redo),
    change(command: TrajectoryCommand): ChangeOutcome {
      const before = value.snapshot().value;
      const outcome = applyCommand(before, command, { now: new Date(), chance: newChance() });
      if (outcome.kind !== 'done') return outcome;
      const step = isUndoable(command) ? keep(before, outcome.work) : null;
      value.change(() => outcome.work);
      const takeBack = go((history, work, now) =>
        step === null ? null : undoStep(history, step, work, now),
      );
      return { ...outcome, takeBack };
    },
  };
}

/** The map of whoever is signed in: loaded, changed here, saved, and the same in every tab and on every device. */
export function useTrajectory(userId: string): UsedTrajectory {
  const { value, ...actions } = useMemo(() => actionsOn(userId), [userId]);
  const { value: work, kept } = useSyncExternalStore(value.subscribe, value.snapshot);
  const history = useSyncExternalStore(subscribeToHistory, () => historyOf(userId));
  const { phase, retry } = useSaving('trajectory');
  const online = useOnline();
  const damage = useTrajectoryDamage();
  useEffect(() => wantPart('trajectory'), []);

  return {
    ...actions,
    work,
    kept,
    damage,
    retry,
    state: stateOf({ phase, known: value.server() !== null, unsaved: value.hasUnsaved(), online }),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  };
}

/** What to say when the saving of a change fails. */
const ALERTS = {
  addEvent: 'addEvent',
  changeEvent: 'updateEvent',
  removeEvent: 'deleteEvent',
  addConnection: 'addConnection',
  changeConnection: 'updateConnection',
  removeConnection: 'deleteConnection',
  addType: 'addType',
  orderTypes: 'updateTypes',
  renameType: 'updateTypes',
  removeType: 'updateTypes',
  addAnalysis: 'change',
  removeAnalysis: 'change',
} as const satisfies Readonly<Record<TrajectoryCommand['kind'], string>>;

/** Changes the map, and says what could not be saved; it stays on the map and is tried again. */
export function useFailureAlert(used: UsedTrajectory): Pick<UsedTrajectory, 'change' | 'undo' | 'redo'> {
  const { state, change, undo, redo, retry } = used;
  const { t } = useTranslation('trajectory');
  const { t: common } = useTranslation();
  const latest = useRef<TrajectoryCommand['kind'] | null>(null);
  const before = useRef(state);

  useEffect(() => {
    const last = before.current;
    before.current = state;
    if (state === 'saved' || state === 'idle') latest.current = null;
    // When the connection has just come back, saving is only about to be tried.
    if (state !== 'failed' || last === 'offline' || last === 'failed') return;
    const kind = latest.current;
    const text = t(`alert.${kind === null ? 'change' : ALERTS[kind]}`);
    notify('error', text, { label: common('action.retry'), onPress: retry });
  }, [state, retry, t, common]);

  return useMemo(() => {
    const after = (go: () => void) => () => {
      latest.current = null;
      go();
    };
    return {
      undo: after(undo),
      redo: after(redo),
      change(command) {
        const outcome = change(command);
        if (outcome.kind !== 'done') return outcome;
        latest.current = command.kind;
        return { ...outcome, takeBack: after(outcome.takeBack) };
      },
    };
  }, [change, undo, redo]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** Ctrl or Cmd with Z takes the latest step back, with Shift or Y does it again; not while somebody types. */
export function useUndoKeys({
  undo,
  canUndo,
  redo,
  canRedo,
  announce,
}: Pick<UsedTrajectory, 'undo' | 'canUndo' | 'redo' | 'canRedo'> & {
  readonly announce: (message: string) => void;
}): void {
  const { t } = useTranslation('trajectory');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !again) return;
      event.preventDefault();
      if (again ? !canRedo : !canUndo) return;
      (again ? redo : undo)();
      announce(t(again ? 'tools.redone' : 'tools.undone'));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, canUndo, redo, canRedo, announce, t]);
}
