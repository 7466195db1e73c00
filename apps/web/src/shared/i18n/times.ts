import { hongKongDay, hongKongStamp, yearInHongKong } from '@lodestar/domain';
import type { TFunction } from 'i18next';
import type { Language } from './languages.ts';

/** How a moment is written: its day, its day and time, or its day with the month in full. */
export type TimeStyle = 'day' | 'moment' | 'longDay';

/** Parts of a day, `month` and `hour` counted from 0. `minute`: with two digits. */
interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: string;
}

/**
 * How a language writes days and times. Not by `Intl`: the first format of a page takes a phone a tenth of a second.
 */
interface Writing {
  /** Without the year. */
  readonly nearDay: (parts: Parts) => string;
  readonly day: (parts: Parts) => string;
  readonly longDay: (parts: Parts) => string;
  readonly time: (parts: Parts) => string;
  readonly beforeTime: string;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const monthName = (month: number): string => MONTHS[month] ?? '';
/** British English cuts September after four letters, the others after three. */
const shortMonth = (month: number): string => monthName(month).slice(0, month === 8 ? 4 : 3);
const inTwo = (hour: number): string => String(hour).padStart(2, '0');

const chineseDay = ({ month, day }: Parts): string => `${month + 1}月${day}日`;
const chineseYear = (parts: Parts): string => `${parts.year}年${chineseDay(parts)}`;
const CHINESE = { nearDay: chineseDay, day: chineseYear, longDay: chineseYear, beforeTime: ' ' } as const;

const WRITING: Readonly<Record<Language, Writing>> = {
  en: {
    nearDay: ({ month, day }) => `${day} ${shortMonth(month)}`,
    day: ({ year, month, day }) => `${day} ${shortMonth(month)} ${year}`,
    longDay: ({ year, month, day }) => `${day} ${monthName(month)} ${year}`,
    time: ({ hour, minute }) => `${inTwo(hour)}:${minute}`,
    beforeTime: ', ',
  },
  tc: {
    ...CHINESE,
    time: ({ hour, minute }) => `${hour < 12 ? '上午' : '下午'}${hour % 12 || 12}:${minute}`,
  },
  sc: {
    ...CHINESE,
    time: ({ hour, minute }) => `${inTwo(hour)}:${minute}`,
  },
};

/** By Hong Kong's clock, wherever the browser stands. */
function partsOf(at: Date): Parts {
  const stamp = hongKongStamp(at);
  const [year = 0, month = 0, day = 0] = stamp.slice(0, 10).split('-').map(Number);
  return { year, month: month - 1, day, hour: Number(stamp.slice(11, 13)), minute: stamp.slice(14, 16) };
}

/** A moment as somebody in Hong Kong reads it; what is none as it is. */
export function timeWords(at: string | Date, style: TimeStyle, language: Language): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return String(at);
  const writing = WRITING[language];
  const parts = partsOf(date);
  if (style !== 'moment') return writing[style](parts);
  return writing.day(parts) + writing.beforeTime + writing.time(parts);
}

const DAY_MS = 86_400_000;

/** "Today", "Yesterday", "9 Nov", and with the year when it is another one. */
export function nearDayWords(at: string, now: Date, language: Language, t: TFunction): string {
  const date = new Date(at);
  const days = (Date.parse(hongKongDay(date)) - Date.parse(hongKongDay(now))) / DAY_MS;
  if (days === 0) return t('day.today');
  if (days === -1) return t('day.yesterday');
  const { nearDay, day } = WRITING[language];
  return (yearInHongKong(date) === yearInHongKong(now) ? nearDay : day)(partsOf(date));
}
