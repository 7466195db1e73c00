import { csvTable } from '../../../../shared/csv.ts';
import type { ChartData } from '../../charts/chart-data.ts';

/** The figures of a chart as CSV. */
export function chartCsv({ corner, series, rows }: ChartData, write: (count: number) => string): string {
  return csvTable(
    [corner, ...series.map(({ name }) => name)],
    rows.map(({ label, values }) => [label, ...values.map(write)]),
  );
}
