import { ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useTopProgrammes } from '../model/use-top-programmes.ts';
import { BandHeading } from './band-heading.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { ProgrammeCard } from './programme-card.tsx';
import { ReportSection } from './report-section.tsx';
import { OtherChoices } from './standing-parts.tsx';

interface ProgressSummaryProps {
  readonly userId: string;
}

/** Where all choices stand: the first large, the second smaller, the others as rows; and the way to the list. */
export function ProgressSummary({ userId }: ProgressSummaryProps) {
  const { t } = useTranslation('report');
  const common = useTranslation().t;
  const { programmes, phase, hasGrades, failed, retry } = useTopProgrammes(userId);
  const [first, second] = programmes;
  const loading = phase !== 'ready';
  return (
    <ReportSection title={t('dashboard.summary')}>
      {!first && phase === 'list' && <Skeleton className="h-48 w-full" />}
      {!first && phase !== 'list' && (
        <EmptyState
          title={t('dashboard.noSummary')}
          action={failed && <Button onClick={retry}>{common('action.retry')}</Button>}
        >
          {failed ? t('top.failed') : t('dashboard.noSummaryText')}
        </EmptyState>
      )}
      {first && <BandHeading band="A" />}
      <div className="grid gap-3 pt-3">
        {first && <ProgrammeCard {...first} rank={1} loading={loading} size="large" />}
        {second && <ProgrammeCard {...second} rank={2} loading={loading} size="small" />}
      </div>
      <OtherChoices />
      {first && !hasGrades && <p className="mt-3 text-ink-2 text-sm">{t('top.noGrades')}</p>}
      <div className="mt-4">
        <DashboardCard
          icon={<ListOrdered aria-hidden="true" />}
          title={t('dashboard.manage.title')}
          text={t('dashboard.manage.text')}
          to="/jupaselect"
        />
      </div>
    </ReportSection>
  );
}
