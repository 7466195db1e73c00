import type { Series } from './chart-data.ts';

export function ChartLegend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-xs">
      {series.map(({ name, colour, dashed }) => (
        <li key={name} className="flex min-w-0 items-center gap-2">
          <span
            className={`w-5 shrink-0 border-t-2 ${dashed ? 'border-dashed' : ''}`}
            style={{ borderColor: colour }}
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </li>
      ))}
    </ul>
  );
}
