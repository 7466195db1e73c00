import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

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
