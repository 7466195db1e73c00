import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { WholeWords } from '../../../shared/ui/whole-words.tsx';

/** What the page is about. */
export function PresentationTitle() {
  const { t } = useTranslation('presentation');
  return (
    <>
      <h1 tabIndex={-1} className="text-4xl">
        <WholeWords text={t('title')} />
      </h1>
      <p className="mt-4 max-w-(--measure) text-ink-2 text-lg">{t('tagline')}</p>
    </>
  );
}

/** How the figure is set that all is about. */
export const FIGURE = 'max-w-3xl font-display font-(weight:--weight-display) text-3xl leading-tight';
/** As wide as a figure that is not known yet. */
const GAP = '\u2007\u2007';

interface PresentationComingProps {
  /** In place of the figures; nothing while they are on their way. */
  readonly failure?: ReactNode;
}

/** The page before its figures are there, and before its script is. */
export function PresentationComing({ failure }: PresentationComingProps) {
  const { t } = useTranslation('presentation');
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      {/* As much room as what can be done with the page takes. */}
      <div className="mb-6 h-11" />
      <PresentationTitle />
      <div className="mt-10 grid gap-6" aria-busy={!failure}>
        {failure || (
          <>
            <p role="status" className="sr-only">
              {t('checking')}
            </p>
            <p aria-hidden="true" className={`border-line-strong border-t-2 pt-5 ${FIGURE}`}>
              <WholeWords text={t('dissatisfied', { percent: GAP })} />
            </p>
            <Skeleton className="h-96 w-full" />
          </>
        )}
      </div>
    </div>
  );
}
