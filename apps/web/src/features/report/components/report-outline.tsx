import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ReportSection } from './report-section.tsx';

/** The report before it is known whose it is: what it will hold, each in its place. */
export function ReportOutline() {
  const { t } = useTranslation('report');
  return (
    <div className="wrap py-8 print:p-0">
      <ReportComing title={t('title')} />
    </div>
  );
}

export function ReportComing({ title }: { readonly title: string }) {
  const { t } = useTranslation('report');
  return (
    <div className="grid gap-8" aria-busy="true">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-line border-b pb-6">
        <div className="min-w-0">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="mt-2 max-w-[46rem] text-ink-2">{t('coming')}</p>
        </div>
        <Skeleton className="h-11 w-full rounded-2 md:w-80" />
      </div>
      <ReportSection title={t('grades.title')}>
        <GradesSkeleton />
      </ReportSection>
      <ReportSection title={t('top.title')}>
        <Skeleton className="h-80 w-full rounded-3" />
      </ReportSection>
    </div>
  );
}

/** As much room as six subjects and what they add up to take. */
export function GradesSkeleton() {
  return <Skeleton className="h-80 w-full md:h-32 lg:h-14" />;
}
