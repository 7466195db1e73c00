import type { TrajectoryCommand } from '@lodestar/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../shared/ui/toast.ts';
import type { UsedTrajectory } from './use-trajectory.ts';

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
