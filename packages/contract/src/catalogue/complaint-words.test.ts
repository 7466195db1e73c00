import { describe, expect, it } from 'vitest';
import { PREFERRED_LANGUAGES } from '../account/choices.ts';
import type { FileComplaint } from '../file-complaint.ts';
import { complaintLine, complaintWords } from './complaint-words.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };
import { reasonSchema } from './reason.ts';

type Why = FileComplaint['why'];

/** Each reason, and what any language must say of it. */
const SAID: readonly (readonly [why: Why, ...said: string[]])[] = [
  [{ code: 'notJson', detail: 'Unexpected end' }, 'Unexpected end'],
  [{ code: 'missing' }],
  [{ code: 'wrongKind', expected: 'yesNo', found: 'nothing' }, 'true', 'null'],
  [{ code: 'unknownValue', value: 'MIT', known: ['HKU', 'CUHK'] }, 'MIT', 'HKU', 'CUHK'],
  [{ code: 'notALink', value: 'jupas' }, 'jupas', 'https'],
  [{ code: 'wrongForm', value: 'XX12' }, 'XX12'],
  [{ code: 'empty' }],
  [{ code: 'tooLong', most: 400 }, '400'],
  [{ code: 'tooMany', most: 40 }, '40'],
  [{ code: 'tooFew', fewest: 7 }, '7'],
  [{ code: 'tooHigh', highest: 20 }, '20'],
  [{ code: 'tooLow', lowest: 0 }, '0'],
  [{ code: 'notAbove', limit: 0 }, '0'],
  [{ code: 'unknownField' }],
  [{ code: 'forbiddenKey', key: '__proto__' }, '__proto__'],
  [{ code: 'tooDeep', deepest: 20 }, '20'],
  [{ code: 'wrongCollection', collection: 'Programmes_2025', entryYear: 2026 }, 'Programmes_2025', ' 2026'],
  [{ code: 'duplicateCode', first: 1, second: 3 }, '1', '3'],
  [{ code: 'unknownSubject', subject: 'ALC' }, 'ALC'],
  [{ code: 'unknownSource', source: 'hearsay' }, 'hearsay'],
  [{ code: 'notAttainable' }, 'CSD', 'APL'],
  [{ code: 'onlyAttainable', level: '5*' }, 'CSD', '5*'],
  [{ code: 'quartilesOutOfOrder', figures: [40, 41.5, 39] }, '40', '41.5', '39', 'printed_out_of_order'],
  [{ code: 'quartilesInOrder' }],
  [{ code: 'scoresWithoutYear' }],
  [{ code: 'yearWithoutScores' }],
  [{ code: 'laterYear', year: 2027, entryYear: 2026 }, '2027', '2026'],
  [{ code: 'yearsOutOfOrder', year: 2025, before: 2024 }, '2025', '2024'],
  [{ code: 'bandsNotTotal', year: 2025, sum: 6, total: 7 }, '2025', '6', '7'],
  [{ code: 'offersWithoutApplications', year: 2025 }, '2025'],
  [
    { code: 'offersAboveApplications', year: 2025, band: 'B', offers: 2, applications: 1 },
    '2025',
    'B',
    '2',
    '1',
  ],
  [{ code: 'goesWith', other: 'duration_years' }, 'duration_years'],
  [{ code: 'statedTwice', other: 'duration_years' }, 'duration_years', 'null'],
  [{ code: 'withoutSource', other: 'documents' }, 'documents'],
  [{ code: 'notBelowFee', fee: 47_000 }, '47'],
  [{ code: 'noneWithDetails' }],
  [{ code: 'unlisted', count: 31 }, '31'],
  [{ code: 'unlisted', count: 1 }, '1'],
  [{ code: 'repeated', earlier: 'change-in-head' }, 'change-in-head'],
  [{ code: 'electiveMissing', subject: 'MUS' }, 'MUS'],
  [{ code: 'misplaced', belongs: 'mathematics' }, 'mathematics'],
  [{ code: 'withoutWeight' }],
  [{ code: 'ladder', fault: 'length' }, '4', '6'],
  [{ code: 'ladder', fault: 'tier' }, '2.5'],
  [{ code: 'ladder', fault: 'notAscending' }],
  [{ code: 'ladder', fault: 'worstAnswersNotAtStart' }, '1.5'],
  [{ code: 'ladder', fault: 'bestAnswersNotAtTop' }, '5'],
  [{ code: 'ladder', fault: 'betterAnswerLowers' }],
];

const saying = (why: Why, language: (typeof PREFERRED_LANGUAGES)[number]) =>
  complaintWords({ row: 'JS6901', field: 'intake', why }, language).why;

describe('the reason why a file is refused', () => {
  it('is known for every code that an import can give', () => {
    const codes = new Set(SAID.map(([{ code }]) => code));
    const given = reasonSchema.options.flatMap(({ shape }) => [...shape.code.values]);
    expect(given.filter((code) => !codes.has(code))).toEqual([]);
  });

  it.each(SAID.map(([why, ...said]) => ({ why, said })))(
    '$why is said in three languages',
    ({ why, said }) => {
      const texts = PREFERRED_LANGUAGES.map((language) => saying(why, language));
      for (const text of texts) {
        expect(text).not.toMatch(/\{\{|undefined|\[object|^\s*$/);
        for (const part of said) expect(text).toContain(part);
      }
      expect(texts.map((text) => /\p{Script=Han}/u.test(text))).toEqual([false, true, true]);
    },
  );

  it.each<[Why, en: string, tc: string, sc: string]>([
    [
      { code: 'wrongKind', expected: 'wholeNumber', found: 'fraction' },
      'must be a whole number, not a fraction',
      '應為整數，不是小數',
      '应为整数，不是小数',
    ],
    [
      { code: 'unknownValue', value: 'MIT', known: ['HKU', 'CUHK'] },
      '“MIT” is not known; known are HKU, CUHK',
      '「MIT」不在可用的值之內；可用的值：HKU、CUHK',
      '“MIT”不在可用的值之内；可用的值：HKU、CUHK',
    ],
    [
      { code: 'offersAboveApplications', year: 2025, band: 'total', offers: 2, applications: 1 },
      'offers above applications in 2025, total: 2 of 1',
      '2025 年的取錄數字高於申請數字（總數）：申請 1，取錄 2',
      '2025 年的录取数字高于申请数字（总数）：申请 1，录取 2',
    ],
    [
      { code: 'unlisted', count: 1 },
      '1 more complaint is not listed',
      '還有 1 項沒有列出',
      '还有 1 项没有列出',
    ],
  ])('%j reads as a sentence', (why, ...sentences) => {
    expect(PREFERRED_LANGUAGES.map((language) => saying(why, language))).toEqual(sentences);
  });

  it('has the same places to fill in in every language', () => {
    const places = (texts: object) =>
      JSON.stringify(texts, (_, value: unknown) =>
        typeof value === 'string' ? [...new Set(value.match(/\{\{\w+\}\}/g))].sort().join() : value,
      );
    expect(places(tc)).toBe(places(en));
    expect(places(sc)).toBe(places(en));
  });
});

it.each<[FileComplaint['row'], string, string, string]>([
  ['JS6901', 'JS6901', 'JS6901', 'JS6901'],
  [17, 'row 17', '第 17 行', '第 17 行'],
  [null, 'the file', '整個檔案', '整个文件'],
])('a complaint about %j names its row', (row, ...names) => {
  const complaint = { row, field: 'code', why: { code: 'missing' } } as const;
  expect(PREFERRED_LANGUAGES.map((language) => complaintWords(complaint, language).row)).toEqual(names);
});

it('a complaint fits on a line', () => {
  expect(complaintLine({ row: 'JS6901', field: 'intake', why: { code: 'missing' } })).toBe(
    'JS6901, intake: is missing',
  );
  expect(complaintLine({ row: null, field: '', why: { code: 'unlisted', count: 2 } })).toBe(
    'the file: 2 more complaints are not listed',
  );
});
