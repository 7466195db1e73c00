import { Check, Columns2, Link2, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { copyText } from '../../../shared/copy-text.ts';
import { ShortlistButton } from '../../../shared/lists/shortlist.tsx';
import { useCatalogue } from '../../../shared/programme/use-catalogue.ts';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { useOnceTrue } from '../../../shared/ui/dialog.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useProgrammesWords } from '../model/fact-words.ts';
import { useList } from '../model/use-list.ts';

const FullListDialog = lazy(() =>
  import('../../../shared/lists/full-list-dialog.tsx').then((module) => ({ default: module.FullListDialog })),
);

interface ProgrammeActionsProps {
  readonly code: string;
  readonly collection: string;
  /** Where it stands beside another. */
  readonly comparePath: string;
}

/** Adds the programme to the list, asking which to replace when it is full; sets it aside, compares it, copies its address. */
export function ProgrammeActions({ code, collection, comparePath }: ProgrammeActionsProps) {
  const t = useProgrammesWords();
  const { codes, add, replace } = useList();
  const [asking, setAsking] = useState(false);
  const asked = useOnceTrue(asking);
  // The titles of what is on the list: wanted only where something has to go.
  const { catalogue } = useCatalogue(asking ? collection : null);
  const isChosen = codes.includes(code);
  const copy = async () => {
    const copied = await copyText(location.href);
    notify(copied ? 'success' : 'error', t(copied ? 'page.copied' : 'page.copyFailed'));
  };
  return (
    <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto print:hidden">
      {isChosen ? (
        <p className="inline-flex min-h-(--tap) items-center justify-center gap-2 rounded-2 bg-success-tint px-4.5 font-medium text-success">
          <Check aria-hidden="true" className="size-4" />
          {t('page.added')}
        </p>
      ) : (
        <Button variant="primary" onClick={() => setAsking(add(code) === 'full')}>
          <Plus aria-hidden="true" />
          {t('page.add')}
        </Button>
      )}
      <ShortlistButton code={code} />
      <Link to={comparePath} className={buttonStyles('secondary', 'md')}>
        <Columns2 aria-hidden="true" />
        {t('page.compare')}
      </Link>
      <Button onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
        {t('page.copy')}
      </Button>
      {asked && (
        <Suspense>
          <FullListDialog
            code={asking ? code : null}
            codes={codes}
            catalogue={catalogue}
            onReplace={replace}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
