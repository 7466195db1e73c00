import {
  applyCommand,
  type CommandOutcome,
  redo,
  remember,
  type TrajectoryCommand,
  type TrajectoryWork,
  type UndoHistory,
  type Undone,
  undo,
  undoStep,
} from '@lodestar/domain';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOnline } from '../../../shared/use-online.ts';
import { type SavingPhase, useSaving } from '../../../shared/work/saving.ts';
import { useTrajectoryDamage } from '../../../shared/work/trajectory-damage.ts';
import { TRAJECTORY_WORK } from '../../../shared/work/trajectory-work.ts';
import { wantPart } from '../../../shared/work/wanted-part.ts';
import { historyOf, setHistory, subscribeToHistory } from './undo-store.ts';

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

interface Standing {
  readonly phase: SavingPhase;
  /** The account's copy has been here before. */
  readonly known: boolean;
  readonly unsaved: boolean;
  readonly online: boolean;
}

function stateOf({ phase, known, unsaved, online }: Standing): MapState {
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
