import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface CompareLayoutProps {
  /** How many programmes stand side by side. */
  readonly count: number;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** How the page is set: the same before and after its script is there. */
export function CompareLayout({ count, actions, children }: CompareLayoutProps) {
  const { t } = useTranslation('compare');
  return (
    <div className="wrap min-h-dvh pt-5 pb-16 print:min-h-0 print:px-0 print:py-0">
      <header className="mb-4 flex print:mb-2 flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 tabIndex={-1} className="print:text-[13pt]!">
            {count === 0 ? t('titleNone') : t('title', { count })}
          </h1>
          <p className="mt-1 text-ink-2 print:hidden">{t('lead')}</p>
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}

const TWO = 2;
const ROWS = [0, 1, 2, 3, 4];

/** The page before it is known what is compared. */
export function CompareOutline() {
  return (
    <CompareLayout count={0} actions={<Skeleton className="h-11 w-60 rounded-2" />}>
      <ColumnsSkeleton columns={TWO} />
    </CompareLayout>
  );
}

/** The columns while their programmes are on their way; the first says what will stand in them. */
export function ColumnsSkeleton({ columns }: { readonly columns: number }) {
  const { t } = useTranslation('compare');
  return (
    <div aria-busy="true" className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: Math.max(columns, 1) }, (_, place) => place).map((place) => (
        <div
          key={place}
          className="grid h-[40rem] content-start gap-5 rounded-2 border border-line bg-surface p-4"
        >
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-7 w-full" />
          {place === 0 && <p className="text-ink-2 leading-snug">{t('coming')}</p>}
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </div>
      ))}
    </div>
  );
}
