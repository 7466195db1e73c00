import { useDeferredValue } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { ChartData, Writing } from './chart-data.ts';
import { fetched, useFetched } from './use-fetched.ts';

/** Asked for while the page asks for its figures, not after. */
const lines = fetched(import('./lines.tsx').then((module) => module.Lines));
const bars = fetched(import('./bars.tsx').then((module) => module.Bars));

interface DrawingProps {
  readonly data: ChartData;
  readonly kind: 'lines' | 'bars';
  readonly writing: Writing;
  /** Drawn once everything else of the page stands. */
  readonly later: boolean;
}

/** The chart itself; an outline until the script that draws it is there, and until its turn has come. */
export function Drawing({ kind, data, writing, later }: DrawingProps) {
  const itsTurn = useDeferredValue(true, !later);
  if (!itsTurn) return <Outline />;
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
