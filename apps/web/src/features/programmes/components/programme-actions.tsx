import type { Catalogue } from '@lodestar/domain';
import { Check, Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import { FullListDialog } from '../../../shared/lists/full-list-dialog.tsx';
import { ShortlistButton } from '../../../shared/lists/shortlist-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useProgrammesWords } from '../model/option-words.ts';
import { useList } from '../model/use-list.ts';

interface ProgrammeActionsProps {
  readonly code: string;
  readonly catalogue: Catalogue;
}

/** Adds the programme to the list, asking which to replace when it is full, and copies the address of the page. */
export function ProgrammeActions({ code, catalogue }: ProgrammeActionsProps) {
  const t = useProgrammesWords();
  const { codes, add, replace } = useList();
  const [asking, setAsking] = useState(false);
  const isChosen = codes.includes(code);
  const copy = async () => {
    const copied = await copyText(location.href);
    notify(copied ? 'success' : 'error', t(copied ? 'page.copied' : 'page.copyFailed'));
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
        {t('page.copy')}
      </Button>
      {isChosen ? (
        <p className="inline-flex min-h-(--tap) items-center gap-2 rounded-2 bg-success-tint px-4.5 font-medium text-success">
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
      <FullListDialog
        code={asking ? code : null}
        codes={codes}
        catalogue={catalogue}
        onReplace={replace}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
