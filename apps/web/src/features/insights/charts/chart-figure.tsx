import { Table2 } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrinting } from '../../../shared/ui/printing.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useNear } from '../../../shared/ui/use-near.ts';
import { type ChartData, type Series, type Writing, writeNumber } from './chart-data.ts';
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
}

/** Drawing a chart takes a phone a third of a second, in which it answers nothing. */
const IN_VIEW = '0px';

const HEIGHT = { lines: 240, bars: 36 } as const;
const BARS_AXES = 64;

/** A chart in its final size from the start, its unit, its legend, and a table behind it. */
export function ChartFigure({ label, data, kind, unit, actions, writing = {} }: ChartFigureProps) {
  const { t } = useTranslation('insights');
  const [open, setOpen] = useState(false);
  // The press is answered before the table is drawn, which may be long.
  const tableOpen = useDeferredValue(open);
  const [figure, near] = useNear<HTMLElement>(IN_VIEW);
  const height = kind === 'lines' ? HEIGHT.lines : HEIGHT.bars * data.rows.length + BARS_AXES;
  return (
    <figure ref={figure}>
      <p className="mb-2 text-muted text-xs leading-snug">{unit}</p>
      <div role="img" aria-label={label} style={{ height }}>
        <Drawing kind={kind} data={data} writing={writing} near={near} />
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
        {tableOpen && <FiguresTable caption={label} data={data} write={writing.value ?? writeNumber} />}
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

/** Asked for while the page asks for its figures, not after. */
const lines = fetched(import('./lines.tsx').then((module) => module.Lines));
const bars = fetched(import('./bars.tsx').then((module) => module.Bars));

interface DrawingProps {
  readonly data: ChartData;
  readonly kind: 'lines' | 'bars';
  readonly writing: Writing;
  /** Whether it has come near the window. */
  readonly near: boolean;
}

/** The chart itself, once somebody or the printer gets to it; an outline until the script that draws it is there. */
function Drawing({ kind, data, writing, near }: DrawingProps) {
  const itsTurn = useDeferredValue(near, false);
  const printing = usePrinting();
  if (!itsTurn && !printing) return null;
  return kind === 'lines' ? <LineDrawing data={data} writing={writing} /> : <BarDrawing data={data} />;
}

function LineDrawing({ data, writing }: Pick<DrawingProps, 'data' | 'writing'>) {
  const Lines = useFetched(lines);
  return Lines === null ? <Outline /> : <Lines data={data} writing={writing} />;
}

function BarDrawing({ data }: Pick<DrawingProps, 'data'>) {
  const Bars = useFetched(bars);
  return Bars === null ? <Outline /> : <Bars data={data} />;
}

function Outline() {
  return <Skeleton className="size-full" />;
}

/** Something whose script is on its way. */
export interface Fetched<T> {
  /** Null until it is there. */
  readonly now: () => T | null;
  readonly settled: Promise<T>;
}

/** What does not come is told to whoever uses it, not before. */
export function fetched<T>(coming: Promise<T>): Fetched<T> {
  let there: T | null = null;
  const settled = coming.then((value) => {
    there = value;
    return value;
  });
  settled.catch(() => undefined);
  return { now: () => there, settled };
}

/**
 * It, or null until it is there; fails where it is used when it does not come. Not React's lazy, which lets an outline
 * that was once shown stand for 300 ms.
 */
export function useFetched<T>({ now, settled }: Fetched<T>): T | null {
  const [value, setValue] = useState(now);
  useEffect(() => {
    if (value !== null) return;
    let used = true;
    settled.then(
      (come) => used && setValue(() => come),
      (error: unknown) =>
        used &&
        setValue(() => {
          throw error;
        }),
    );
    return () => {
      used = false;
    };
  }, [value, settled]);
  return value;
}
