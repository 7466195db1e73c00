import type { CycleDate } from '@lodestar/eddy';
import type { Language } from '../../../../shared/i18n/languages.ts';

/** Words that a calendar entry needs besides those of the date itself. */
export interface CalendarWords {
  readonly name: string;
  readonly begins: (what: string) => string;
  readonly ends: (what: string) => string;
  /** Where a date was read and when. */
  readonly source: (date: CycleDate) => string;
}

interface CalendarEntry {
  readonly id: string;
  readonly summary: string;
  /** A day, or a minute by Hong Kong's clock. */
  readonly from: string;
  /** Null: no longer than the moment or the day it begins. */
  readonly to: string | null;
  readonly date: CycleDate;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const HONG_KONG_AHEAD_MS = 8 * HOUR_MS;
/** What lasts longer is entered as its first and its last day. */
const LONGEST_DAYS = 7;

const dayOf = (moment: string): string => moment.slice(0, 10);
const hasTime = (moment: string): boolean => moment.includes('T');

function entriesOf(date: CycleDate, language: Language, words: CalendarWords): readonly CalendarEntry[] {
  const { key, start, end } = date;
  const what = date.what[language];
  const entry = (id: string, summary: string, from: string, to: string | null): CalendarEntry => ({
    id: `${key}-${id}`,
    summary,
    from,
    to,
    date,
  });
  if (start === null) return end === null ? [] : [entry('end', words.ends(what), end, null)];
  if (end === null) return [entry('day', what, start, null)];
  const days = (Date.parse(dayOf(end)) - Date.parse(dayOf(start))) / DAY_MS;
  if (days < LONGEST_DAYS) return [entry('span', what, start, end)];
  return [entry('start', words.begins(what), start, null), entry('end', words.ends(what), end, null)];
}

const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const minute = (moment: string): number => Date.parse(`${moment}:00Z`) - HONG_KONG_AHEAD_MS;
const dayStamp = (day: string, later = 0): string =>
  new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** When an entry is; with a time at both ends or none, since calendars take no other. */
function whenLines({ from, to }: CalendarEntry): readonly string[] {
  if (hasTime(from) && (to === null || hasTime(to))) {
    return [`DTSTART:${stamp(minute(from))}`, ...(to === null ? [] : [`DTEND:${stamp(minute(to))}`])];
  }
  const last = dayOf(to ?? from);
  return [
    `DTSTART;VALUE=DATE:${dayStamp(dayOf(from))}`,
    // The end of a day in a calendar file is the day after.
    `DTEND;VALUE=DATE:${dayStamp(last, 1)}`,
  ];
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

const LINE_OCTETS = 75;

/** A line in pieces of at most 75 octets, each after the first behind a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/**
 * The known dates of a cycle as a calendar file (RFC 5545). `made`: milliseconds since 1970; the same entry has the same
 * name in every file, so that a calendar replaces it.
 */
export function calendarFile(
  { entryYear, dates }: { readonly entryYear: number; readonly dates: readonly CycleDate[] },
  language: Language,
  words: CalendarWords,
  made: number,
): string {
  const entries = dates.flatMap((date) => entriesOf(date, language, words));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lodestar//JUPAS dates//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(words.name)}`,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:jupas-${entryYear}-${entry.id}@lodestar`,
      `DTSTAMP:${stamp(made)}`,
      ...whenLines(entry),
      `SUMMARY:${escaped(entry.summary)}`,
      `DESCRIPTION:${escaped(words.source(entry.date))}`,
      ...(entry.date.source?.link == null ? [] : [`URL:${entry.date.source.link}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
