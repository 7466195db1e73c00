import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** The page before its script is there. */
export function AnalyticsOutline() {
  return (
    <div className="wrap pt-6 pb-4">
      <AnalyticsHead>
        <Skeleton className="h-11 w-72 rounded-2" />
      </AnalyticsHead>
      <DashboardSkeleton />
    </div>
  );
}

/** What the page shows; `children`: what can be done with it. */
export function AnalyticsHead({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('analytics');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="mt-1 text-ink-2 text-sm leading-snug">{t('lead')}</p>
      </div>
      {children}
    </div>
  );
}

export function DashboardSkeleton() {
  const { t } = useTranslation('analytics');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="mt-8 grid min-h-dvh content-start gap-12 lg:grid-cols-2"
    >
      <div className="grid gap-3 lg:col-span-2">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-72 w-full" />
      </div>
      <Skeleton className="h-80 w-full lg:col-span-2" />
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
