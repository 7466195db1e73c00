import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface ChanceLayoutProps {
  /** Where it is said how the chances are made. */
  readonly sure: string;
  /** Chooses when the list is looked at. */
  readonly modes: ReactNode;
  readonly children: ReactNode;
}

/** How the page is set: the same before and after its script is there. */
export function ChanceLayout({ sure, modes, children }: ChanceLayoutProps) {
  const { t } = useTranslation('chance');
  return (
    <div className="wrap min-h-dvh pt-5 pb-16">
      <header className="max-w-[46rem]">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="mt-2 text-ink-2">
          {t('lead')} <Link to={sure}>{t('sure')}</Link>
        </p>
      </header>
      <div className="mt-4 mb-6 max-w-[34rem] print:hidden">{modes}</div>
      {children}
    </div>
  );
}

/** The page before its script is there. */
export function ChanceOutline({ sure }: Pick<ChanceLayoutProps, 'sure'>) {
  return (
    <ChanceLayout sure={sure} modes={<Skeleton className="h-11.5 w-full rounded-2" />}>
      <Working />
    </ChanceLayout>
  );
}

/** Stands where the chances will be. */
export function Working() {
  const { t } = useTranslation('chance');
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <span className="sr-only">{t('working')}</span>
      <Skeleton className="h-14 w-72 max-w-full rounded-2" />
      <Skeleton className="h-40 w-full rounded-2" />
    </div>
  );
}
