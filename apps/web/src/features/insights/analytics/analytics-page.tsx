import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import '../../../shared/ui/print.css';
import { Link2, Printer } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../shared/copy-text.ts';
import { useLightPrint, usePrinting } from '../../../shared/ui/printing.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { AnalyticsHead, DashboardSkeleton } from './analytics-outline.tsx';
import { Dashboard } from './dashboard.tsx';
import { useAnalytics } from './model/use-analytics.ts';
import { longestRange, useView } from './model/view.ts';

export { askAhead } from './model/use-analytics.ts';

/** How the service is used, for admins. Exact on the page; what leaves it tells no small groups apart. */
export function AnalyticsPage() {
  const { t } = useTranslation('analytics');
  const [now] = useState(() => new Date());
  const { view, change, shareLink } = useView();
  const printing = usePrinting();
  useLightPrint();
  const { data: newest, failed, retry } = useAnalytics(longestRange(view));
  // Drawn in turns when it comes: it is long, and a touch goes first. What changes later shows at once.
  const arrived = useDeferredValue(newest !== null);
  const data = arrived ? newest : null;
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

interface DashboardHeadingProps {
  readonly shared: boolean;
  readonly shareLink: () => string;
  readonly onExact: () => void;
}

function DashboardHeading({ shared, shareLink, onExact }: DashboardHeadingProps) {
  const { t } = useTranslation('analytics');
  const share = async () => {
    const link = shareLink();
    if (await copyText(link)) notify('success', t('shared'));
    else notify('plain', t('notShared', { link }));
  };
  return (
    <>
      <AnalyticsHead>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => void share()}>
            <Link2 aria-hidden="true" />
            {t('share')}
          </Button>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('print')}
          </Button>
        </div>
      </AnalyticsHead>
      {shared && (
        <div className="mt-4">
          <Banner
            tone="info"
            action={
              <Button size="sm" onClick={onExact}>
                {t('exact')}
              </Button>
            }
          >
            {t('sharedView')}
          </Banner>
        </div>
      )}
    </>
  );
}
