import { isListId, MAX_NAMED_LISTS, type PupilList, SIX_ID } from '@lodestar/domain';
import { useEffect } from 'react';
import { type UsedWork, useDeviceWork, useWork } from '../work/device-value.ts';
import { LISTS_WORK } from '../work/lists-work.ts';
import { wantPart } from '../work/saving.tsx';

/** Whole lists of JUPAS by name, and which of them, or the six, is open on this device. */
export interface PupilLists {
  readonly stored: UsedWork<readonly PupilList[]>;
  readonly named: readonly PupilList[];
  /** The list that is open; null: the six. */
  readonly open: PupilList | null;
  readonly canAdd: boolean;
  readonly openSix: () => void;
  readonly openList: (id: string) => void;
  /** Makes a list and opens it. */
  readonly create: (name: string, choices: PupilList['choices']) => void;
  readonly rename: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
}

const parseId = (stored: unknown) => (typeof stored === 'string' && isListId(stored) ? stored : null);
const OPEN_LIST = { parse: parseId, initial: () => SIX_ID } as const;

const newId = (): string => `l-${crypto.randomUUID().slice(0, 8)}`;

/** The account's copy is wanted as long as the page is there. */
export function useListsWork(): UsedWork<readonly PupilList[]> {
  useEffect(() => wantPart('lists'), []);
  return useWork(LISTS_WORK);
}

export function usePupilLists(): PupilLists {
  const stored = useListsWork();
  const { value: openId, change: changeOpen } = useDeviceWork('openList', OPEN_LIST);
  const { value: lists, change } = stored;
  const named = lists.filter(({ kind }) => kind === 'full');
  const openList = (id: string) => changeOpen(() => id);
  const changeList = (id: string, next: (list: PupilList) => PupilList) =>
    change((all) => all.map((list) => (list.id === id ? next(list) : list)));
  return {
    stored,
    named,
    open: named.find(({ id }) => id === openId) ?? null,
    canAdd: named.length < MAX_NAMED_LISTS,
    openSix: () => openList(SIX_ID),
    openList,
    create(name, choices) {
      const id = newId();
      change((all) => [...all, { id, name, kind: 'full', choices }]);
      openList(id);
    },
    rename: (id, name) => changeList(id, (list) => ({ ...list, name })),
    remove(id) {
      change((all) => all.filter((list) => list.id !== id));
      openList(named.find((list) => list.id !== id)?.id ?? SIX_ID);
    },
  };
}
