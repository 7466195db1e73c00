import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useShortlist } from './use-shortlist.ts';

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
