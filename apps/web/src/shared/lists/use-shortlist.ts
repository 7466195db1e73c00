import { codesOf, LIST_SIZES, type PupilList, SHORTLIST_ID } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { notify } from '../ui/toast.ts';
import { useListsWork } from './use-pupil-lists.ts';

export interface Shortlist {
  readonly codes: readonly string[];
  readonly has: (code: string) => boolean;
  readonly add: (code: string) => void;
  readonly remove: (code: string) => void;
}

const EMPTY: PupilList = { id: SHORTLIST_ID, name: '', kind: 'shortlist', choices: [] };

function withShortlist(
  lists: readonly PupilList[],
  next: (choices: PupilList['choices']) => PupilList['choices'],
): readonly PupilList[] {
  const shortlist = lists.find(({ id }) => id === SHORTLIST_ID) ?? EMPTY;
  const others = lists.filter(({ id }) => id !== SHORTLIST_ID);
  return [...others, { ...shortlist, choices: next(shortlist.choices) }];
}

/** Programmes to come back to, in no order; beyond sixty the programme that has no room is named. */
export function useShortlist(): Shortlist {
  const { t } = useTranslation('lists');
  const { value: lists, change } = useListsWork();
  const codes = codesOf(lists.find(({ id }) => id === SHORTLIST_ID)?.choices ?? []);
  return {
    codes,
    has: (code) => codes.includes(code),
    add(code) {
      if (codes.includes(code)) return;
      if (codes.length >= LIST_SIZES.shortlist) {
        notify('error', t('shortlist.full', { code, most: LIST_SIZES.shortlist }));
        return;
      }
      change((all) => withShortlist(all, (choices) => [...choices, { code }]));
      notify('success', t('shortlist.added', { code }));
    },
    remove: (code) =>
      change((all) => withShortlist(all, (choices) => choices.filter((one) => one.code !== code))),
  };
}
