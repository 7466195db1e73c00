import type { CycleDate, KnowledgeFile } from './knowledge-file.ts';

type Calendar = KnowledgeFile['calendar'];

/** What is known of a cycle on a day: no date at all, dates still ahead, or all of them past. */
export type CycleState = 'unknown' | 'running' | 'over';

/** A date of the calendar that lies ahead. */
export interface NextDate {
  readonly entryYear: number;
  readonly date: CycleDate;
  /** Whether it begins or ends on that day. */
  readonly edge: 'start' | 'end';
  readonly day: string;
}

const dayOf = (moment: string): string => moment.slice(0, 10);

const edgesOf = ({ start, end }: CycleDate) =>
  [
    { edge: 'start' as const, moment: start },
    { edge: 'end' as const, moment: end },
  ].flatMap(({ edge, moment }) => (moment === null ? [] : [{ edge, day: dayOf(moment) }]));

const yearsOf = (calendar: Calendar): readonly number[] =>
  Object.keys(calendar)
    .map(Number)
    .sort((one, other) => one - other);

/** What is known of the cycle of an entry year; `today` is a day in Hong Kong. */
export function cycleState(calendar: Calendar, entryYear: number, today: string): CycleState {
  const days = (calendar[entryYear] ?? []).flatMap(edgesOf).map(({ day }) => day);
  if (days.length === 0) return 'unknown';
  return days.some((day) => day >= today) ? 'running' : 'over';
}

/** The entry year that pupils apply for: the first whose cycle is not over; null where all are. */
export function currentEntryYear(calendar: Calendar, today: string): number | null {
  return yearsOf(calendar).find((year) => cycleState(calendar, year, today) !== 'over') ?? null;
}

/** The next date of the calendar from a day on, that day included; null where none is known. */
export function nextDate(calendar: Calendar, today: string): NextDate | null {
  const ahead = yearsOf(calendar).flatMap((entryYear) =>
    (calendar[entryYear] ?? []).flatMap((date) =>
      edgesOf(date)
        .filter(({ day }) => day >= today)
        .map(({ edge, day }) => ({ entryYear, date, edge, day })),
    ),
  );
  const [next = null] = ahead.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return next;
}
