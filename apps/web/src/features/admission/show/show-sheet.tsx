import { type Catalogue, type Grades, MOST_COMPARED, type SharedChoice } from '@lodestar/domain';
import { Columns2, Eye, Link, NotebookPen, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QrCode } from '../../../shared/ui/qr-code.tsx';
import { Sheet } from '../../../shared/ui/sheet.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { DESK } from '../../../shared/ui/use-media-query.ts';
import { useAdmission } from '../components/admission-provider.tsx';
import { FileWays } from './file-ways.tsx';
import {
  type Scannable,
  scannableLink,
  sharedLink,
  sharingOf,
  takeAlong,
  useTakenAlong,
} from './model/shared-link.ts';
import { shownList } from './model/shown-list.ts';
import { TakenAlongChoice, Way } from './way.tsx';

interface ShowSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly catalogue: Catalogue;
  readonly collection: string;
  readonly grades: Grades;
  readonly choices: readonly SharedChoice[];
  /** The page that opens a shared list. */
  readonly path: string;
}

/** All ways to show the list to somebody: from below on a phone, in the middle of a desk. */
export function ShowSheet({ open, onClose, ...list }: ShowSheetProps) {
  const { t } = useTranslation('show');
  // Paper is narrower than a desk: what stands open must not change its shape while it is printed.
  const [Frame] = useState(() => (matchMedia(DESK).matches ? Dialog : Sheet));
  return (
    <Frame open={open} onClose={onClose} title={t('title')}>
      <Ways {...list} />
    </Frame>
  );
}

function Ways({ catalogue, collection, grades, choices, path }: Omit<ShowSheetProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('show');
  const { paths } = useAdmission();
  const navigate = useNavigate();
  const taken = useTakenAlong();
  const hasNotes = choices.some(({ note }) => note !== '');
  const shown = sharingOf({ path, collection, grades, choices }, taken);
  const copy = async () => {
    const copied = await copyText(sharedLink(shown));
    notify(copied ? 'success' : 'error', t(copied ? 'copied' : 'copyFailed'));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 pb-4">
        <Code scannable={scannableLink(shown)} />
        <div className="grid gap-2 text-sm leading-snug">
          <p>{t('inLink')}</p>
          <Button onClick={() => void copy()}>
            <Link aria-hidden="true" />
            {t('copy')}
          </Button>
        </div>
      </div>
      <TakenAlongChoice
        icon={<Eye aria-hidden="true" />}
        title={t('withGrades')}
        hint={t('withGradesHint')}
        checked={taken.grades}
        onChange={(wanted) => takeAlong({ grades: wanted })}
      />
      {hasNotes && (
        <TakenAlongChoice
          icon={<NotebookPen aria-hidden="true" />}
          title={t('withNotes')}
          hint={t('withNotesHint')}
          checked={taken.notes}
          onChange={(wanted) => takeAlong({ notes: wanted })}
        />
      )}
      <Way
        icon={<Printer aria-hidden="true" />}
        title={t('print')}
        hint={t('printHint')}
        onPress={() => window.print()}
      />
      {choices.length > 1 && (
        <Way
          icon={<Columns2 aria-hidden="true" />}
          title={t('compare')}
          hint={t('compareHint', { count: Math.min(choices.length, MOST_COMPARED) })}
          onPress={() =>
            void navigate(paths.compare(choices.slice(0, MOST_COMPARED).map(({ code }) => code)))
          }
        />
      )}
      <FileWays list={shownList(catalogue, collection, shown.grades, shown.choices)} />
    </div>
  );
}

/** The link as a code, or why there is none. */
function Code({ scannable }: { readonly scannable: Scannable }) {
  const { t } = useTranslation('show');
  if (scannable === null) return <p className="max-w-28 text-muted text-xs leading-snug">{t('qrTooLong')}</p>;
  return (
    <div className="grid w-28 gap-1 text-muted text-xs leading-snug">
      <div className="overflow-hidden rounded-1 border border-line">
        <QrCode text={scannable.text} label={t('qr')} className="block size-full" />
      </div>
      {scannable.leftOut === 'notes' && t('qrWithoutNotes')}
    </div>
  );
}
