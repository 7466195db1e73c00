import { type Catalogue, splitTitle } from '@lodestar/domain';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '../programme/programme-facts.ts';
import { useWording } from '../programme/wording.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLastShown } from '../ui/question-dialog.tsx';
import { useShortlist } from './shortlist.tsx';

interface FullListDialogProps {
  /** The programme that has no room; null: nothing is asked. */
  readonly code: string | null;
  /** What is on the list. */
  readonly codes: readonly string[];
  readonly catalogue: Catalogue | null;
  readonly onReplace: (other: string, code: string) => void;
  readonly onClose: () => void;
}

/** Asks what becomes of a programme for which the list has no room: it replaces another, or goes to the shortlist. */
export function FullListDialog({ code, codes, catalogue, onReplace, onClose }: FullListDialogProps) {
  const { t } = useTranslation('lists');
  const { language } = useWording();
  const shortlist = useShortlist();
  const shown = useLastShown(code) ?? '';
  const titleOf = (one: string) => {
    const programme = catalogue?.find(one);
    return programme === undefined ? '' : splitTitle(titleIn(programme, language)).main;
  };
  return (
    <Dialog
      open={code !== null}
      onClose={onClose}
      title={t('full.title', { code: shown })}
      description={t('full.text')}
      actions={
        shortlist.has(shown) ? (
          <p className="text-ink-2 text-sm">{t('full.already')}</p>
        ) : (
          <Button
            variant="primary"
            onClick={() => {
              shortlist.add(shown);
              onClose();
            }}
          >
            <Bookmark aria-hidden="true" />
            {t('full.shortlist')}
          </Button>
        )
      }
    >
      <ol className="grid">
        {codes.map((other, place) => (
          <li key={other} className="border-line border-b last:border-b-0">
            <button
              type="button"
              aria-label={t('full.replaces', { code: other })}
              onClick={() => {
                onReplace(other, shown);
                onClose();
              }}
              className="flex min-h-13 w-full items-center gap-3 py-2 text-start text-sm leading-snug hover:bg-sunken"
            >
              <span className="w-6 shrink-0 font-display text-lg">{place + 1}</span>
              <span className="min-w-0">
                <b className="block font-strong tracking-code">{other}</b>
                {titleOf(other)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
