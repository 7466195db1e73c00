import { MOST_COMPARED } from '@lodestar/domain';
import { Columns2 } from 'lucide-react';
import { ShortlistButton } from '../../../shared/lists/shortlist-button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useProgrammesWords } from '../model/option-words.ts';
import { togglePicked, usePicked } from '../model/use-picked.ts';

/** What marks a programme of the list: picked to be compared, and kept on the shortlist. */
export function RowMarks({ code }: { readonly code: string }) {
  const t = useProgrammesWords();
  const isPicked = usePicked().includes(code);
  const press = () => {
    if (togglePicked(code) === 'full') notify('error', t('compare.full', { code, most: MOST_COMPARED }));
  };
  return (
    <span className="-my-3 -me-2.5 flex">
      <IconButton
        label={t('compare.pick', { code })}
        aria-pressed={isPicked}
        className="aria-pressed:text-accent"
        onClick={press}
      >
        <Columns2 aria-hidden="true" className={isPicked ? 'fill-accent-tint' : undefined} />
      </IconButton>
      <ShortlistButton code={code} small />
    </span>
  );
}
