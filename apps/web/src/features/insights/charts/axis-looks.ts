import type { ChartData } from './chart-data.ts';

export const AXIS = { fontSize: 12, fill: 'var(--muted)' } as const;
export const LINE_OF_AXIS = { stroke: 'var(--line-strong)' } as const;
/** At the right as much as half of the last day's name takes. */
export const MARGIN = { top: 8, right: 28, bottom: 0, left: 0 } as const;

/** The rows as the chart library reads them; it adds fields of its own to copies. */
export function pointsOf({ rows }: ChartData): { label: string; values: readonly number[] }[] {
  return rows.map(({ label, values }) => ({ label, values }));
}
