import { hongKongDay } from '@lodestar/domain';
import {
  type CycleDate,
  currentEntryYear,
  type KnowledgeFile,
  type NextDate,
  nextDate,
} from '@lodestar/eddy';
import { CALENDAR } from '../../../../shared/jupas-calendar.ts';

type Calendar = KnowledgeFile['calendar'];

/** The dates that everybody who applies through JUPAS lives by; the calendar holds other schemes' too. */
const OF_JUPAS: ReadonlySet<string> = new Set([
  'application',
  'choicesDeadline',
  'lateApplication',
  'updateBeforeResults',
  'oea',
  'spn',
  'results',
  'modification',
  'mainRound',
  'reconsideration',
  'clearing',
]);
/** Those by which choices are made and changed. */
const OF_CHOICES: ReadonlySet<string> = new Set([
  'application',
  'choicesDeadline',
  'updateBeforeResults',
  'results',
  'modification',
]);

function only(calendar: Calendar, keys: ReadonlySet<string>): Calendar {
  return Object.fromEntries(
    Object.entries(calendar).map(([year, dates]) => [
      year,
      dates.filter(({ key, start, end }) => keys.has(key) && (start !== null || end !== null)),
    ]),
  );
}

/** What is known of the cycle that pupils apply in now. */
export interface KnownCycle {
  readonly entryYear: number;
  /** Only dates that are known; none: not yet published. */
  readonly dates: readonly CycleDate[];
}

/** The cycle on a day; null where all that is known is past. */
export function cycleOn(calendar: Calendar, today: string): KnownCycle | null {
  const entryYear = currentEntryYear(calendar, today);
  return entryYear === null ? null : { entryYear, dates: only(calendar, OF_JUPAS)[entryYear] ?? [] };
}

/** The next day on which something about choices begins or ends; null where none is known. */
export function nextOfChoices(calendar: Calendar, today: string): NextDate | null {
  return nextDate(only(calendar, OF_CHOICES), today);
}

/** The calendar that the product ships with, and today in Hong Kong. */
export function shippedCalendar(): { readonly calendar: Calendar; readonly today: string } {
  return { calendar: CALENDAR, today: hongKongDay(new Date()) };
}
