import { dateLocale, type Language } from '../../../shared/i18n/languages.ts';

const DAY_MS = 86_400_000;

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** "Today", "Yesterday", "9 Nov", and with the year when it is another one. */
export function dayOf(timestamp: string, now: Date, language: Language): string {
  const date = new Date(timestamp);
  const locale = dateLocale(language);
  const days = Math.round((startOfDay(date) - startOfDay(now)) / DAY_MS);
  if (days === 0 || days === -1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year }).format(date);
}

/** A day with its month and year. */
export function dateOf(timestamp: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return format.format(new Date(timestamp));
}
