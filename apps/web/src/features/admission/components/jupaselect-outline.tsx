import { COMPULSORY_SUBJECTS } from '@lodestar/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** The page before its script is there: its heading, and the outline of the grades, which everybody sees first. */
export function JupaselectOutline() {
  const { t } = useTranslation('admission');
  return (
    <div className="wrap min-h-dvh pt-5">
      <PageHeading>
        <Skeleton className="h-11 w-44 rounded-2" />
      </PageHeading>
      <div className={PAGE_COLUMNS}>
        <div className={`${PAGE_PART} lg:border-t-0`}>
          <h2 className="mb-4">{t('scores.title')}</h2>
          {[...COMPULSORY_SUBJECTS, 'CSD' as const].map((code) => (
            <div key={code} className="flex h-13 items-center border-line border-b text-sm leading-snug">
              <span className="min-w-0 flex-1 pe-2">{t(`subject.${code}`)}</span>
              <Skeleton className="me-12 h-11 w-18 shrink-0 rounded-2" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What the page is for; `children`: what is chosen for all of it. */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admission');
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="max-w-[46rem]">
        <h1 tabIndex={-1}>{t('page.title')}</h1>
        <p className="mt-2 text-ink-2">{t('page.lead')}</p>
      </div>
      {children}
    </header>
  );
}

/** One column on a phone, two on a tablet, three on a desk. */
export const PAGE_COLUMNS =
  'grid grid-cols-1 gap-8 border-line md:grid-cols-2 lg:grid-cols-[17rem_minmax(0,1fr)_24rem] lg:gap-0 lg:border-t min-[1340px]:grid-cols-[19rem_minmax(0,1fr)_25rem]';
export const PAGE_PART = 'min-w-0 border-line border-t pt-5';
