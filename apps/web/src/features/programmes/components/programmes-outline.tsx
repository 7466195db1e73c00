import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { RowSkeleton } from './programme-row.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The list before its programmes are there. */
export function ProgrammesOutline() {
  return (
    <ProgrammesHead search={<Skeleton className="h-12 w-full rounded-2" />}>
      <RowsSkeleton />
    </ProgrammesHead>
  );
}

interface ProgrammesHeadProps {
  readonly search: ReactNode;
  readonly children: ReactNode;
}

/** What the page is for, and the search: the same before and after the script is there. */
export function ProgrammesHead({ search, children }: ProgrammesHeadProps) {
  const { t } = useTranslation('programmes');
  return (
    <div className="wrap min-h-dvh pt-5 pb-16">
      <header className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="max-w-[46rem]">
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="mt-2 text-ink-2">{t('lead')}</p>
        </div>
        {search}
      </header>
      {children}
    </div>
  );
}

/** One column, and on a desk the filters beside it. */
export const LIST_COLUMNS = 'mt-4 grid grid-cols-1 gap-x-10 lg:mt-6 lg:grid-cols-[18.5rem_minmax(0,1fr)]';
/** Above the rows: how many there are, and their order. */
export const LIST_HEAD =
  'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-ink border-b-[1.5px] pb-2';

/** As much room as the chips and the rows will take. */
export function RowsSkeleton() {
  return (
    <div className={LIST_COLUMNS} aria-busy="true">
      <div className="max-lg:hidden" />
      <div className="min-w-0">
        <Skeleton className="mb-3 h-9 w-28 rounded-2 lg:hidden" />
        <div className={LIST_HEAD}>
          <Skeleton className="h-6 w-44" />
          <Skeleton className="h-11 w-36 rounded-2" />
        </div>
        <ul>
          {ROWS.map((row) => (
            <RowSkeleton key={row} />
          ))}
        </ul>
      </div>
    </div>
  );
}
