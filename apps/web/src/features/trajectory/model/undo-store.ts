import { NO_HISTORY, type UndoHistory } from '@lodestar/domain';
import { onForgotten } from '../../../shared/work/work-owner.ts';
import { bell } from '../../../shared/work/work-value.ts';

const changed = bell();
const histories = new Map<string, UndoHistory>();

onForgotten(() => {
  histories.clear();
  changed.ring();
});

export const subscribeToHistory = changed.listen;

/** What this tab did to somebody's map, and can take back. It ends with the tab. */
export function historyOf(userId: string): UndoHistory {
  return histories.get(userId) ?? NO_HISTORY;
}

export function setHistory(userId: string, history: UndoHistory): void {
  histories.set(userId, history);
  changed.ring();
}
