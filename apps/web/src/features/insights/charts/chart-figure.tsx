import { Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartData, type Series, type Writing, writeNumber } from './chart-data.ts';
import { Drawing } from './drawing.tsx';
import { FiguresTable } from './figures-table.tsx';

interface ChartFigureProps {
  /** What the chart shows, in one sentence for whoever cannot see it. */
  readonly label: string;
  readonly data: ChartData;
  readonly kind: 'lines' | 'bars';
  /** What the axes count. */
  readonly unit: ReactNode;
  /** Beside the button of the table, such as one that saves a file. */
  readonly actions?: ReactNode;
  readonly writing?: Writing;
  /** Drawn once everything else of the page stands, because others come first. */
  readonly later?: boolean;
}

const HEIGHT = { lines: 240, bars: 36 } as const;
const BARS_AXES = 64;

/** A chart in its final size from the start, its unit, its legend, and a table behind it. */
export function ChartFigure({
  label,
  data,
  kind,
  unit,
  actions,
  writing = {},
  later = false,
}: ChartFigureProps) {
  const { t } = useTranslation('insights');
  const [open, setOpen] = useState(false);
  const height = kind === 'lines' ? HEIGHT.lines : HEIGHT.bars * data.rows.length + BARS_AXES;
  return (
    <figure>
      <p className="mb-2 text-muted text-xs leading-snug">{unit}</p>
      <div role="img" aria-label={label} style={{ height }}>
        <Drawing kind={kind} data={data} writing={writing} later={later} />
      </div>
      {kind === 'lines' && data.series.length > 1 && <ChartLegend series={data.series} />}
      <div className="mt-3 border-line border-t print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="flex min-h-(--tap) items-center gap-2 font-medium text-accent text-sm"
          >
            <Table2 aria-hidden="true" className="size-4" />
            {t(open ? 'chart.hideTable' : 'chart.showTable')}
          </button>
          {actions}
        </div>
        {open && <FiguresTable caption={label} data={data} write={writing.value ?? writeNumber} />}
      </div>
    </figure>
  );
}

function ChartLegend({ series }: { readonly series: readonly Series[] }) {
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
