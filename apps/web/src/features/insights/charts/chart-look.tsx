import { type ChartData, type Series, type Writing, writeNumber } from './chart-data.ts';

export const AXIS = { fontSize: 12, fill: 'var(--muted)' } as const;
export const LINE_OF_AXIS = { stroke: 'var(--line-strong)' } as const;
/** At the right as much as half of the last day's name takes. */
export const MARGIN = { top: 8, right: 28, bottom: 0, left: 0 } as const;

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** The rows as the chart library reads them; it adds fields of its own to copies. */
export function pointsOf({ rows }: ChartData): { label: string; values: readonly number[] }[] {
  return rows.map(({ label, values }) => ({ label, values }));
}

interface TooltipBoxProps {
  readonly series: readonly Series[];
  readonly writing: Writing;
  /** Filled in by the chart. */
  readonly active?: boolean;
  readonly payload?: readonly { readonly payload?: { label: string; values: readonly number[] } }[];
}

/** The values under the pointer; whoever has none reads the table behind the chart. */
export function TooltipBox({ series, writing, active, payload }: TooltipBoxProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  const write = writing.value ?? writeNumber;
  return (
    <div className="rounded-2 border border-line bg-surface px-3 py-2 text-xs leading-snug shadow-2">
      <p className="mb-1 font-strong">{writing.axis?.(point.label) ?? point.label}</p>
      <ul>
        {series.map(({ name, colour }, place) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className="h-0.5 w-3" style={{ background: colour }} />
            <span className="min-w-0 flex-1 text-ink-2">{name}</span>
            <span className="ps-3">{write(point.values[place] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
