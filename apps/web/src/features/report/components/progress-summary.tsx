import { ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useTopProgrammes } from '../model/use-top-programmes.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { ProgrammeCard } from './programme-card.tsx';
import { ReportSection } from './report-section.tsx';

/** Where the first two choices stand, the first one large, and the way to the list. */
export function ProgressSummary({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('report');
  const common = useTranslation().t;
  const { programmes, phase, hasGrades, failed, retry } = useTopProgrammes(userId);
  const [first, second] = programmes;
  return (
    <ReportSection title={t('dashboard.summary')}>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {first && <ProgrammeCard {...first} rank={1} loading={phase !== 'ready'} size="large" figures />}
        {!first && phase === 'list' && <Skeleton className="h-48 w-full" />}
        {!first && phase !== 'list' && (
          <EmptyState
            title={t('dashboard.noSummary')}
            action={failed && <Button onClick={retry}>{common('action.retry')}</Button>}
          >
            {failed ? t('top.failed') : t('dashboard.noSummaryText')}
          </EmptyState>
        )}
        <div className="grid content-start gap-4">
          {second && <ProgrammeCard {...second} rank={2} loading={phase !== 'ready'} size="small" />}
          <DashboardCard
            icon={<ListOrdered aria-hidden="true" />}
            title={t('dashboard.manage.title')}
            text={t('dashboard.manage.text')}
            to="/jupaselect"
          />
        </div>
      </div>
      {first && !hasGrades && <p className="mt-3 text-ink-2 text-sm">{t('top.noGrades')}</p>}
    </ReportSection>
  );
}
