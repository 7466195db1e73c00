import { HONG_KONG, hongKongDay, yearInHongKong } from '@lodestar/domain';
import { dateLocale, type Language } from './languages.ts';

/** How a moment is written: its day, its day and time, or its day with the month in full. */
export type TimeStyle = 'day' | 'moment' | 'longDay';

const STYLES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  longDay: { dateStyle: 'long' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: HONG_KONG });
  formats.set(key, format);
  return format;
}

/** A moment as somebody in Hong Kong reads it, wherever the browser stands; what is none as it is. */
export function timeWords(at: string | Date, style: TimeStyle, language: Language): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : formatOf(language, STYLES[style]).format(date);
}

const DAY_MS = 86_400_000;

/** "Today", "Yesterday", "9 Nov", and with the year when it is another one. */
export function nearDayWords(at: string, now: Date, language: Language): string {
  const date = new Date(at);
  const days = (Date.parse(hongKongDay(date)) - Date.parse(hongKongDay(now))) / DAY_MS;
  if (days === 0 || days === -1) {
    const word = new Intl.RelativeTimeFormat(dateLocale(language), { numeric: 'auto' }).format(days, 'day');
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
  const year = yearInHongKong(date) === yearInHongKong(now) ? {} : ({ year: 'numeric' } as const);
  return formatOf(language, { day: 'numeric', month: 'short', ...year }).format(date);
}
