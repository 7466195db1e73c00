import { unparse } from 'papaparse';
import type { ChartData } from '../../charts/chart-data.ts';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV; a text that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvOf({ corner, series, rows }: ChartData, write: (count: number) => string): string {
  const fields = [corner, ...series.map(({ name }) => name)];
  const data = rows.map(({ label, values }) => [label, ...values.map(write)]);
  return BYTE_ORDER_MARK + unparse({ fields, data }, { escapeFormulae: true });
}
