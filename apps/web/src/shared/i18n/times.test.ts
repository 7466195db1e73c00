import { expect, test } from 'vitest';
import { textsIn } from '../../testing/texts.ts';
import { dateLocale } from './languages.ts';
import { nearDayWords, timeWords } from './times.ts';

const bare = (text: string) => text.replace(/\s/g, '');
// 09:00 on 20 November in Hong Kong.
const now = new Date('2026-11-20T01:00:00.000Z');

test('tests do not stand in Hong Kong, nor at Greenwich', () => {
  expect(new Date('2026-11-20T00:00:00.000Z').getTimezoneOffset()).not.toBeOneOf([0, -480]);
});

test.each([
  ['2026-11-19T16:00:00.000Z', 'en', 'Today'],
  ['2026-11-19T15:59:59.000Z', 'en', 'Yesterday'],
  ['2026-11-19T15:00:00.000Z', 'tc', '昨天'],
  ['2026-11-09T04:00:00.000Z', 'en', '9 Nov'],
  ['2026-11-08T18:00:00.000Z', 'tc', '11月9日'],
  ['2025-12-31T16:00:00.000Z', 'en', '1 Jan'],
  ['2025-12-31T15:59:59.000Z', 'en', '31 Dec 2025'],
  ['2026-11-19T15:00:00.000Z', 'sc', '昨天'],
] as const)('%s is %s: %s', async (at, language, day) => {
  const { t } = await textsIn(language);
  expect(bare(nearDayWords(at, now, language, t))).toBe(bare(day));
});

test.each([
  ['day', 'en', '20 Nov 2026'],
  ['day', 'tc', '2026年11月20日'],
  ['moment', 'en', '20 Nov 2026, 00:30'],
  ['longDay', 'en', '20 November 2026'],
] as const)('in the style %s in %s: %s', (style, language, words) => {
  expect(bare(timeWords('2026-11-19T16:30:00.000Z', style, language))).toBe(bare(words));
});

const STYLES = {
  day: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  longDay: { dateStyle: 'long' },
} as const;

test.each(['en', 'tc', 'sc'] as const)(
  'every month and hour is written as people write it: %s',
  (language) => {
    for (const style of ['day', 'moment', 'longDay'] as const) {
      const format = new Intl.DateTimeFormat(dateLocale(language), {
        ...STYLES[style],
        timeZone: 'Asia/Hong_Kong',
      });
      for (let hour = 0; hour < 24; hour += 1) {
        const at = new Date(Date.UTC(2026, hour % 12, 3 + hour, hour, 5 * (hour % 12)));
        expect(timeWords(at, style, language)).toBe(format.format(at));
      }
    }
  },
);

test('what is no time stays as it is', () => {
  expect(timeWords('soon', 'day', 'en')).toBe('soon');
});
