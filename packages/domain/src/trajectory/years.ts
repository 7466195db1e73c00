import type { TrajectoryEvent } from './trajectory.ts';

/** Years shown on either side of the current one (specification, part 2, section 4). */
const YEARS_AROUND = 5;

/** A part of a life: one year, or years without events that are folded into a band. `to`: the last of them. */
export interface YearSpan {
  readonly from: number;
  readonly to: number;
  readonly folded: boolean;
}

export type Period = 'past' | 'current' | 'future';

/** Which years are shown. */
export interface YearsWish {
  readonly currentYear: number;
  /** First and last year shown; null, or left out: as far as there are events, and five years around now. */
  readonly from?: number | null;
  readonly to?: number | null;
  /** Years that stand by themselves though nothing happened in them. */
  readonly opened?: ReadonlySet<number>;
}

export function periodOf(year: number, currentYear: number): Period {
  if (year === currentYear) return 'current';
  return year < currentYear ? 'past' : 'future';
}

/**
 * The years of a map from the first to the last: a year with events and the current one by themselves, empty ones
 * between them folded unless they were opened.
 */
export function yearSpans(events: readonly TrajectoryEvent[], wish: YearsWish): readonly YearSpan[] {
  const { currentYear, from = null, to = null, opened } = wish;
  const years = events.map(({ year }) => year);
  const first = from ?? Math.min(currentYear - YEARS_AROUND, to ?? currentYear, ...years);
  const last = to ?? Math.max(currentYear + YEARS_AROUND, first, ...years);
  const shown = new Set([...years, currentYear, ...(opened ?? [])]);
  const spans: YearSpan[] = [];
  for (let year = first; year <= last; year++) {
    const before = spans.at(-1);
    if (shown.has(year)) spans.push({ from: year, to: year, folded: false });
    else if (before?.folded) spans[spans.length - 1] = { ...before, to: year };
    else spans.push({ from: year, to: year, folded: true });
  }
  return spans;
}

/** The years of a span. */
export function yearsOf({ from, to }: YearSpan): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
