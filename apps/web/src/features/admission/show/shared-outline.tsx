import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export const SHARED_PAGE = 'wrap min-h-dvh pt-5 pb-16';

interface SharedHeadingProps {
  readonly title: string;
  readonly lead: string | null;
}

function SharedHeading({ title, lead }: SharedHeadingProps) {
  return (
    <header className="mb-5 max-w-[46rem]">
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== null && <p className="mt-2 text-ink-2">{lead}</p>}
    </header>
  );
}

/** Above a list that can be read. */
export function ReadHeading() {
  const { t } = useTranslation('show');
  return <SharedHeading title={t('shared.title')} lead={t('shared.lead')} />;
}

interface UnreadableProps {
  /** Where a list of one's own is made. */
  readonly mine: string;
}

/** In place of a list that cannot be read. */
export function Unreadable({ mine }: UnreadableProps): ReactNode {
  const { t } = useTranslation('show');
  return (
    <>
      <SharedHeading title={t('shared.unreadableTitle')} lead={null} />
      <EmptyState
        title={t('shared.unreadableText')}
        action={
          <Link to={mine} className={buttonStyles('primary', 'md')}>
            {t('shared.start')}
          </Link>
        }
      />
    </>
  );
}

const FEW = 3;

/** The page before its script has read the address: without a list behind its `#` there is none to be read. */
export function SharedOutline({ mine }: UnreadableProps) {
  return (
    <div className={SHARED_PAGE}>
      <div data-with-hash="">
        <ReadHeading />
        <SharedListSkeleton rows={FEW} />
      </div>
      <div data-without-hash="">
        <Unreadable mine={mine} />
      </div>
    </div>
  );
}

export function SharedListSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="grid gap-4" aria-busy="true">
      <Skeleton className="h-11 w-56 rounded-2" />
      <Skeleton className="h-16 w-full max-w-xl" />
      {Array.from({ length: rows }, (_, place) => place).map((place) => (
        <Skeleton key={place} className="h-20 rounded-2" />
      ))}
    </div>
  );
}
