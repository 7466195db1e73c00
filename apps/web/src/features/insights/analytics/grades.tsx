import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { CsvButton, DashboardSection } from './dashboard-section.tsx';
import {
  countWriter,
  GRADE_COLUMNS,
  type GradeRow,
  gradeRows,
  mergedCount,
  mergedSum,
} from './model/charts.ts';
import type { UserStats } from './model/use-analytics.ts';
import { ORDERS, type Order } from './model/view.ts';

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

interface GradeTableProps {
  readonly rows: readonly GradeRow[];
  readonly merged: boolean;
  readonly write: (count: number) => string;
}

/** Strongest tint of a cell, in per cent of the accent. */
const STRONGEST = 42;
/** Paper does not scroll. */
const BOX = 'overflow-x-auto print:overflow-visible print:[&_th]:bg-transparent';
const HEAD = 'whitespace-nowrap px-2 py-2 text-end font-medium';

/** Subjects by grades, each cell tinted by its share of the subject. */
function GradeTable({ rows, merged, write }: GradeTableProps) {
  const { t } = useTranslation(['analytics', 'admission']);
  if (rows.length === 0)
    return <EmptyState title={t('grades.empty.title')}>{t('grades.empty.text')}</EmptyState>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className={BOX} aria-label={t('grades.title')} tabIndex={0}>
      <table className="w-full min-w-[46rem] text-sm leading-snug">
        <thead>
          <tr className="border-line-strong border-b text-muted text-xs">
            <th scope="col" className="sticky start-0 z-1 bg-paper py-2 pe-3 text-start font-medium">
              {t('grades.subject')}
            </th>
            {GRADE_COLUMNS.map((grade) => (
              <th key={grade} scope="col" className={HEAD}>
                {grade === 'Attained' || grade === 'Failed' ? t(`grades.${grade}`) : grade}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              {t('grades.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ subject, counts, total }) => (
            <tr key={subject} className="border-line border-b">
              <th
                scope="row"
                className="sticky start-0 z-1 bg-paper py-2 pe-3 text-start font-(weight:--weight-text) max-md:max-w-28"
              >
                {t(`admission:subject.${subject}`)}
              </th>
              {GRADE_COLUMNS.map((grade, place) => {
                const count = counts[place] ?? 0;
                const shown = merged ? mergedCount(count) : count;
                const tint = total === 0 ? 0 : (shown / total) * STRONGEST;
                return (
                  <td
                    key={grade}
                    className={`px-2 py-2 text-end ${count === 0 ? 'text-muted' : ''}`}
                    style={{
                      background: `color-mix(in oklab, var(--accent) ${tint.toFixed(1)}%, transparent)`,
                    }}
                  >
                    {count === 0 ? '–' : write(shown)}
                  </td>
                );
              })}
              <td className="px-2 py-2 text-end font-strong">{write(merged ? mergedSum(counts) : total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
