import { useTranslation } from 'react-i18next';
import { Select } from '../../../../shared/ui/select.tsx';
import type { UserStats } from '../api/analytics-calls.ts';
import { countWriter } from '../model/chart-writing.ts';
import { GRADE_COLUMNS, gradeRows } from '../model/grade-table.ts';
import { mergedCount, mergedSum } from '../model/small-groups.ts';
import { ORDERS, type Order } from '../model/view.ts';
import { CsvButton } from './csv-button.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { GradeTable } from './grade-table.tsx';

interface GradeSectionProps {
  readonly distribution: UserStats['dseScoreDistribution'];
  readonly order: Order;
  readonly merged: boolean;
  readonly onOrder: (order: Order) => void;
}

export function GradeSection({ distribution, order, merged, onOrder }: GradeSectionProps) {
  const { t } = useTranslation(['analytics', 'admission']);
  const rows = gradeRows(distribution, order);
  const write = countWriter(t('few'));
  const shared = {
    corner: t('grades.subject'),
    series: [...GRADE_COLUMNS, t('grades.total')].map((name) => ({ name, colour: '' })),
    rows: rows.map(({ subject, counts }) => ({
      label: t(`admission:subject.${subject}`),
      values: [...counts.map(mergedCount), mergedSum(counts)],
    })),
  };
  return (
    <DashboardSection
      wide
      title={t('grades.title')}
      options={
        <Select
          label={t('grades.order.label')}
          options={ORDERS.map((value) => ({ value, label: t(`grades.order.${value}`) }))}
          value={order}
          onChange={onOrder}
        />
      }
    >
      <GradeTable rows={rows} merged={merged} write={write} />
      {rows.length > 0 && (
        <div className="mt-2 flex justify-end">
          <CsvButton file="grades" data={shared} write={write} />
        </div>
      )}
    </DashboardSection>
  );
}
