import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { detailsOf } from '../model/route-details.ts';
import { useRouteDays } from '../model/use-analytics.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { DetailsTable } from './details-table.tsx';

/** Everything that is counted of each route; asked for when it is first opened. */
export function DetailsSection({ merged }: { readonly merged: boolean }) {
  const { t } = useTranslation('analytics');
  const [open, setOpen] = useState(false);
  const { data, isError, refetch, isPlaceholderData } = useRouteDays('all', open);
  const ready = data !== undefined && !isPlaceholderData;
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <DashboardSection
      wide
      printed={open}
      title={t('details.title')}
      options={
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'details.hide' : 'details.show')}
          <Chevron aria-hidden="true" />
        </Button>
      }
    >
      {open && isError && <ErrorState title={t('details.failed')} onRetry={() => void refetch()} />}
      {open && !isError && !ready && (
        <div role="status" aria-label={t('details.loading')}>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {open && ready && <DetailsTable routes={data.map(detailsOf)} merged={merged} />}
    </DashboardSection>
  );
}
