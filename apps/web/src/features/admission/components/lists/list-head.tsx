import { Columns2, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { SegmentedChooser } from '../../../../shared/ui/segmented-chooser.tsx';
import { notify } from '../../../../shared/ui/toast.ts';
import { useChecksOfList } from '../../model/use-checks-of-list.ts';
import { useFilledLists } from '../../model/use-filled-lists.ts';
import { useAdmission } from '../admission-provider.tsx';
import { CHECKS_ID } from '../checks/list-checks.tsx';
import { NamedLists } from './named-lists.tsx';

const TwoLists = lazyExtra(() => import('./two-lists.tsx').then((module) => module.TwoLists));

const KINDS = ['six', 'full'] as const;

/** Which list is open, the six or a whole list of JUPAS by its name, and how many things there are to look at. */
export function ListHead() {
  const { choices } = useAdmission();
  const { t } = useTranslation('lists');
  const { lists, kind, codes, noteOf } = choices;
  const filled = useFilledLists().length;
  const choose = (wanted: (typeof KINDS)[number]) => {
    const [first] = lists.named;
    if (wanted === 'six') return lists.openSix();
    if (first !== undefined) return lists.openList(first.id);
    // The first whole list begins with what is there already.
    lists.create(
      t('named.first'),
      codes.map((code) => (noteOf(code) === '' ? { code } : { code, note: noteOf(code) })),
    );
    if (codes.length > 0) notify('plain', t('named.began'));
  };
  return (
    <div className="mb-4 grid gap-3">
      <SegmentedChooser
        label={t('kind.label')}
        value={kind}
        onChange={choose}
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {kind === 'full' && <NamedLists />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <ChecksLink />
        {filled > 1 && <TwoListsLink />}
      </div>
    </div>
  );
}

/** Puts the list that is open and another one side by side. */
function TwoListsLink() {
  const { t } = useTranslation('lists');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="tap-target flex items-center gap-1.5 font-medium text-accent text-sm"
      >
        <Columns2 aria-hidden="true" className="size-4 stroke-[1.75]" />
        {t('two.open')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('two.title')}>
        <Suspense>
          <TwoLists />
        </Suspense>
      </Dialog>
    </>
  );
}

/** Leads to the checks below the list, so that they are seen at once. */
function ChecksLink() {
  const { t } = useTranslation('lists');
  const { shown } = useChecksOfList();
  if (shown.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => document.getElementById(CHECKS_ID)?.scrollIntoView?.({ block: 'start' })}
      className="tap-target flex items-center gap-2 justify-self-start rounded-2 bg-warn-tint px-2.5 py-1 font-medium text-sm text-warn"
    >
      <TriangleAlert aria-hidden="true" className="size-4 stroke-[1.75]" />
      {t('checks.title')}: {t('checks.toSee', { count: shown.length })}
    </button>
  );
}
