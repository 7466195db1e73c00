import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { FiguresTable } from '../../charts/figures-table.tsx';
import { writeNumber } from '../../charts/write-number.ts';
import type { RouteTotal } from '../api/analytics-calls.ts';
import { CsvButton } from './csv-button.tsx';
import { DashboardSection } from './dashboard-section.tsx';

/** Every route by how often it was called, most first. */
export function RoutesSection({ totals }: { readonly totals: readonly RouteTotal[] }) {
  const { t } = useTranslation('analytics');
  const data = {
    corner: t('routes.route'),
    series: [{ name: t('routes.requests'), colour: '' }],
    rows: totals
      .toSorted((one, other) => other.total_requests - one.total_requests)
      .map(({ route_path, total_requests }) => ({ label: route_path, values: [total_requests] })),
  };
  return (
    <DashboardSection title={t('routes.title')} wide>
      {totals.length === 0 ? (
        <EmptyState title={t('routes.empty.title')}>{t('routes.empty.text')}</EmptyState>
      ) : (
        <>
          <FiguresTable caption={t('routes.title')} data={data} write={writeNumber} />
          <div className="mt-2 flex justify-end">
            <CsvButton file="routes" data={data} write={String} />
          </div>
        </>
      )}
    </DashboardSection>
  );
}
