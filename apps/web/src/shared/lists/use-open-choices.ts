import { choicesInOrder, codesOf, LIST_SIZES, notedChoice, type PupilList, SIX_ID } from '@lodestar/domain';
import { useCallback, useMemo } from 'react';
import { type UsedWork, useWork } from '../work/device-value.ts';
import { CHOICES_WORK } from '../work/pupil-work.ts';
import { type PupilLists, usePupilLists } from './use-pupil-lists.ts';

/** The choices of the list that is open: the six, or a whole list of JUPAS. */
export interface OpenChoices {
  readonly lists: PupilLists;
  readonly kind: 'six' | 'full';
  /** Most choices. */
  readonly size: number;
  readonly codes: readonly string[];
  readonly stored: Pick<UsedWork<unknown>, 'damaged' | 'kept' | 'forgetDamage'>;
  readonly change: (next: (codes: readonly string[]) => readonly string[]) => void;
  readonly noteOf: (code: string) => string;
  readonly setNote: (code: string, note: string) => void;
}

const EMPTY_SIX: PupilList = { id: SIX_ID, name: '', kind: 'six', choices: [] };

/** The notes of the six: an entry that holds only the choices that have one. */
function withSixNotes(
  lists: readonly PupilList[],
  next: (choices: PupilList['choices']) => PupilList['choices'],
): readonly PupilList[] {
  const six = lists.find(({ id }) => id === SIX_ID) ?? EMPTY_SIX;
  const others = lists.filter(({ id }) => id !== SIX_ID);
  const choices = next(six.choices).filter(({ note }) => note !== undefined);
  return choices.length === 0 ? others : [...others, { ...six, choices }];
}

const withNote = (choices: PupilList['choices'], code: string, note: string) =>
  choices.map((one) => (one.code === code ? notedChoice(code, note) : one));

export function useOpenChoices(): OpenChoices {
  const six = useWork(CHOICES_WORK);
  const lists = usePupilLists();
  const { open, stored } = lists;
  const { change: changeSix } = six;
  const { change: changeLists, value: all } = stored;
  const openId = open?.id ?? null;
  const openCodes = useMemo(() => (open === null ? null : codesOf(open.choices)), [open]);

  const change = useCallback(
    (next: (codes: readonly string[]) => readonly string[]) => {
      if (openId === null) {
        changeSix(next);
        return;
      }
      changeLists((before) =>
        before.map((list) =>
          list.id === openId
            ? { ...list, choices: choicesInOrder(list.choices, next(codesOf(list.choices))) }
            : list,
        ),
      );
    },
    [openId, changeSix, changeLists],
  );

  const setNote = useCallback(
    (code: string, note: string) =>
      changeLists((before) =>
        openId === null
          ? withSixNotes(before, (choices) => [
              ...choices.filter((one) => one.code !== code),
              notedChoice(code, note),
            ])
          : before.map((list) =>
              list.id === openId ? { ...list, choices: withNote(list.choices, code, note) } : list,
            ),
      ),
    [openId, changeLists],
  );

  const noted = open ?? all.find(({ id }) => id === SIX_ID);
  const kind = open === null ? 'six' : 'full';
  return {
    lists,
    kind,
    size: LIST_SIZES[kind],
    codes: openCodes ?? six.value,
    stored: open === null ? six : stored,
    change,
    noteOf: (code) => noted?.choices.find((one) => one.code === code)?.note ?? '',
    setNote,
  };
}
