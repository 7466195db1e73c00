import { dateLocale, languageOf } from '../../../../shared/i18n/languages.ts';
import type { ChartData, Writing } from '../../charts/chart-data.ts';
import { writeNumber } from '../../charts/write-number.ts';
import { FEW, mergedCount } from './small-groups.ts';

/** A chart of people with its small groups merged. */
export function mergedChart(data: ChartData): ChartData {
  const rows = data.rows.map(({ label, values }) => ({ label, values: values.map(mergedCount) }));
  return { ...data, rows };
}

/** A count that may be merged, in words. */
export function countWriter(few: string): (count: number) => string {
  return (count) => (count === FEW ? few : writeNumber(count));
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };

/** How days and counts are written in a language. */
export function dayWriting(language: string, few: string): Writing {
  const locale = dateLocale(languageOf(language));
  const format = new Intl.DateTimeFormat(locale, DAY);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return {
    value: countWriter(few),
    scale: (count) => short.format(count),
    axis: (day) => format.format(new Date(day)),
  };
}
