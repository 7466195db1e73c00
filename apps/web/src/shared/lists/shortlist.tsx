import { codesOf, LIST_SIZES, type PupilList, SHORTLIST_ID } from '@lodestar/domain';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { notify } from '../ui/toast.ts';
import { useListsWork } from './use-pupil-lists.ts';

interface ShortlistButtonProps {
  readonly code: string;
  /** Only the bookmark, where there is no room for a word. */
  readonly small?: boolean;
  readonly className?: string;
}

/** Puts a programme on the shortlist, or takes it off. */
export function ShortlistButton({ code, small = false, className }: ShortlistButtonProps) {
  const { t } = useTranslation('lists');
  const shortlist = useShortlist();
  const isOn = shortlist.has(code);
  const Mark = isOn ? BookmarkCheck : Bookmark;
  const name = t(isOn ? 'shortlist.removeCode' : 'shortlist.addCode', { code });
  const press = () => (isOn ? shortlist.remove(code) : shortlist.add(code));
  if (small) {
    return (
      <IconButton label={name} className={className} onClick={press}>
        <Mark aria-hidden="true" className={isOn ? 'text-accent' : undefined} />
      </IconButton>
    );
  }
  return (
    <Button aria-label={name} className={className} onClick={press}>
      <Mark aria-hidden="true" className={isOn ? 'text-accent' : undefined} />
      {t(isOn ? 'shortlist.onIt' : 'shortlist.add')}
    </Button>
  );
}

interface Shortlist {
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
