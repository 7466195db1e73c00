import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import '../../../shared/ui/print.css';
import { useLightPrint } from '../../../shared/ui/use-light-print.ts';
import { usePrinting } from '../../../shared/ui/use-printing.ts';
import { Dashboard } from './components/dashboard.tsx';
import { DashboardHeading } from './components/dashboard-heading.tsx';
import { DashboardSkeleton } from './components/dashboard-skeleton.tsx';
import { useAnalytics } from './model/use-analytics.ts';
import { useView } from './model/use-view.ts';
import { longestRange } from './model/view.ts';

export { askAhead } from './model/ask-ahead.ts';

/** How the service is used, for admins. Exact on the page; what leaves it tells no small groups apart. */
export function AnalyticsPage() {
  const { t } = useTranslation('analytics');
  const [now] = useState(() => new Date());
  const { view, change, shareLink } = useView();
  const printing = usePrinting();
  useLightPrint();
  const { data, failed, retry } = useAnalytics(longestRange(view));
  return (
    <div className="wrap pt-6 pb-4">
      <DashboardHeading
        shared={view.shared}
        shareLink={shareLink}
        onExact={() => change({ shared: false })}
      />
      {failed && (
        <div className="mt-8">
          <ErrorState title={t('failed')} onRetry={retry} />
        </div>
      )}
      {!failed && data === null && <DashboardSkeleton />}
      {!failed && data !== null && (
        <Dashboard data={data} view={view} change={change} merged={view.shared || printing} now={now} />
      )}
    </div>
  );
}
