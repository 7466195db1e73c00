import { useDeferredValue, useEffect, useState } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { ChartData, Writing } from './chart-data.ts';

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
