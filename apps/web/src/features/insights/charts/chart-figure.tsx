import { Table2 } from 'lucide-react';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useNear } from '../../../shared/ui/use-near.ts';
import { type ChartData, type Series, type Writing, writeNumber } from './chart-data.ts';
import type { ChartSize } from './chart-look.tsx';
import { FiguresTable } from './figures-table.tsx';
import { useIdleTurn } from './idle-turn.ts';

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
  const room = useRef<HTMLDivElement>(null);
  const printed = usePrintedSize(room);
  const height = kind === 'lines' ? HEIGHT.lines : HEIGHT.bars * data.rows.length + BARS_AXES;
  return (
    <figure ref={figure}>
      <p className="mb-2 text-muted text-xs leading-snug">{unit}</p>
      <div ref={room} role="img" aria-label={label} style={{ height }}>
        <Drawing kind={kind} data={data} writing={writing} near={near} printed={printed} />
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
  /** How large it is on the page that is being printed; null while none is. */
  readonly printed: ChartSize | null;
}

/** The chart itself, once somebody, the printer or an idle page gets to it; an outline until the script that draws it is there. */
function Drawing({ kind, data, writing, near, printed }: DrawingProps) {
  const itsTurn = useDeferredValue(near, false);
  const idle = useIdleTurn(near);
  if (!itsTurn && !idle && printed === null) return null;
  return kind === 'lines' ? (
    <LineDrawing data={data} writing={writing} printed={printed} />
  ) : (
    <BarDrawing data={data} printed={printed} />
  );
}

function LineDrawing({ data, writing, printed }: Pick<DrawingProps, 'data' | 'writing' | 'printed'>) {
  const Lines = useFetched(lines);
  return Lines === null ? <Outline /> : <Lines data={data} writing={writing} size={printed} />;
}

function BarDrawing({ data, printed }: Pick<DrawingProps, 'data' | 'printed'>) {
  const Bars = useFetched(bars);
  return Bars === null ? <Outline /> : <Bars data={data} size={printed} />;
}

/**
 * The size of a part while the page is drawn for the printer: it takes what stands there at that moment, and a chart that
 * had to measure its room would come after it.
 */
function usePrintedSize(part: RefObject<HTMLElement | null>): ChartSize | null {
  const [size, setSize] = useState<ChartSize | null>(null);
  useEffect(() => {
    const begin = () => {
      const { clientWidth = 0, clientHeight = 0 } = part.current ?? {};
      flushSync(() => setSize({ width: clientWidth, height: clientHeight }));
    };
    const end = () => setSize(null);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [part]);
  return size;
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
