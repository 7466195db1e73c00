import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
