import { readFileSync } from 'node:fs';
import { KNOWLEDGE_TOPICS, type KnowledgeFile, type KnowledgeSource, type KnownText } from '@lodestar/eddy';
import { z } from 'zod';
import { mainlandWording } from '../i18n/mainland-words.ts';
import { simplifiedText } from './simplified.ts';

const texts = z.array(z.string());

const factSchema = z.strictObject({
  text: z.string(),
  source: z.string().nullable(),
  cycle: z.string().nullable(),
  checked_on: z.string(),
  volatile: z.boolean(),
  confidence: z.literal('general knowledge').optional(),
  computed: z
    .union([
      z.strictObject({ kind: z.literal('elective'), subject: z.string(), value: z.number() }),
      z.strictObject({ kind: z.enum(['electiveCount', 'counted']), n: z.int(), value: z.number() }),
      z.strictObject({ kind: z.enum(['needsScience', 'free']), value: z.number() }),
      z.strictObject({ kind: z.literal('bandShare'), funding: z.string(), value: z.number() }),
    ])
    .optional(),
});

/** Short answers as collected. The contacts beside them stay out: `help-lines.json` is the one place of numbers to call. */
const collectedSchema = z.object({
  entries: z.array(
    z.strictObject({
      id: z.string(),
      topic: z.enum(KNOWLEDGE_TOPICS),
      questions_en: texts,
      questions_tc: texts,
      questions_sc: texts,
      answer_en: z.string(),
      answer_tc: z.string(),
      next_en: z.string(),
      next_tc: z.string(),
      facts: z.array(factSchema),
      related: texts,
    }),
  ),
  interview_formats: z.record(
    z.string(),
    z.object({
      entry: z.string(),
      facts: z.array(factSchema),
      prepare_en: z.string(),
      prepare_tc: z.string(),
    }),
  ),
  calendar: z.record(
    z.string(),
    z.union([
      z.string(),
      z.array(
        z.object({
          key: z.string(),
          what_en: z.string(),
          what_tc: z.string(),
          start: z.string().nullable(),
          end: z.string().nullable(),
          source: z.string().nullable(),
          certainty: z.enum(['official page', 'news or copy', 'not found']),
          checked_on: z.string(),
        }),
      ),
    ]),
  ),
});

type Collected = z.infer<typeof collectedSchema>;

const SOURCE =
  'Our own short answers, November 2026, from the pages and documents named beside each fact; questions as pupils ask.';

/** What documents without an address are called in Chinese, by a word of their English name. */
const CHINESE_NAMES: readonly (readonly [word: string, tc: string])[] = [
  ['2025 JUPAS Admissions Scores', '2025年聯招入學分數（聯招處文件）'],
  ['More Than One Sitting', '中大2026年入學多於一次文憑試安排（文件）'],
  ['CUHK Flexible Admission', '中大2026年入學彈性收生安排（文件）'],
  ['CUHK Interview Arrangements', '中大2025年入學面試安排（文件）'],
  ['HKDSE Examination Circular', '文憑試通函第7號（2024/25），2025年5月23日'],
  ['JUPAS programme pages', '聯招課程頁，2026年入學'],
  ['score sheets', '院校計分表及聯招頁面'],
  ['interview pages', '院校面試頁面及聯招頁面'],
  ['institution pages', '院校頁面'],
  ['JUPAS catalogue', '聯招課程目錄（2026年入學）及2025年取錄統計'],
];

const ADDRESS = /https?:\/\/[^\s,)]+/;
/** Collected files are named by what stands in them. */
const COLLECTED_FILE = /^shared\/data\/\S+ \((.*?)(?: named there)?\)$/;

/** The Simplified form of a text that pupils read. */
const simplifiedProse = (tc: string): string => mainlandWording(simplifiedText(tc));

const known = (en: string, tc: string): KnownText => ({ en, tc, sc: simplifiedProse(tc) });

function sourceOf(text: string | null): KnowledgeSource | null {
  if (text === null) return null;
  const link = ADDRESS.exec(text)?.[0] ?? null;
  if (link !== null && text.startsWith('http')) {
    const host = new URL(link).hostname.replace(/^(?:www|web)\./, '');
    return { name: { en: host, tc: host, sc: host }, link };
  }
  const en = text
    .replace(COLLECTED_FILE, '$1')
    .replace(/ \(https?:[^)]*\)/, '')
    .replace(/^./, (first) => first.toUpperCase());
  const tc = CHINESE_NAMES.find(([word]) => text.includes(word))?.[1];
  if (tc === undefined) throw new Error(`nobody has named the source "${text}" in Chinese`);
  return { name: known(en, tc), link };
}

const factOf = ({ confidence: _, computed, ...fact }: z.infer<typeof factSchema>) => ({
  ...fact,
  source: sourceOf(fact.source),
  ...(computed !== undefined && { computed }),
});

function entriesOf({ entries, interview_formats }: Collected): KnowledgeFile['entries'] {
  const formats = Object.values(interview_formats);
  const lost = formats.find(({ entry }) => !entries.some(({ id }) => id === entry));
  if (lost !== undefined) throw new Error(`no entry ${lost.entry} for a format of interviews`);
  return entries.map((entry) => {
    const own = formats.filter((format) => format.entry === entry.id);
    return {
      id: entry.id,
      topic: entry.topic,
      questions: { en: entry.questions_en, tc: entry.questions_tc, sc: entry.questions_sc },
      answer: known(entry.answer_en, entry.answer_tc),
      next: known(entry.next_en, entry.next_tc),
      prepare: own.map(({ prepare_en, prepare_tc }) => known(prepare_en, prepare_tc)),
      facts: [...entry.facts, ...own.flatMap(({ facts }) => facts)].map(factOf),
      related: entry.related,
    };
  });
}

function calendarOf({ calendar }: Collected): KnowledgeFile['calendar'] {
  return Object.fromEntries(
    Object.entries(calendar).flatMap(([year, rows]) => {
      if (typeof rows === 'string') return [];
      const dates = rows.map(({ what_en, what_tc, certainty, source, ...row }) => ({
        key: row.key,
        what: known(what_en, what_tc),
        start: row.start,
        end: row.end,
        source: sourceOf(source),
        official: certainty === 'official page',
        checked_on: row.checked_on,
      }));
      return [[year, dates] as const];
    }),
  );
}

/** Reads the collected answers; throws with what it does not know. */
export function readKnowledge(path: string): KnowledgeFile {
  const parsed = collectedSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`${path} is not in the expected shape:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return { format: 1, source: SOURCE, entries: entriesOf(data), calendar: calendarOf(data) };
}

/** The file with its Simplified Chinese made anew. */
export function resimplified({ entries, calendar, ...file }: KnowledgeFile): KnowledgeFile {
  const again = ({ en, tc }: KnownText): KnownText => (en === tc ? { en, tc, sc: tc } : known(en, tc));
  const ofSource = <Row extends { readonly source: KnowledgeSource | null }>(row: Row): Row =>
    row.source === null ? row : { ...row, source: { ...row.source, name: again(row.source.name) } };
  return {
    ...file,
    entries: entries.map((entry) => ({
      ...entry,
      answer: again(entry.answer),
      next: again(entry.next),
      prepare: entry.prepare.map(again),
      facts: entry.facts.map(ofSource),
    })),
    calendar: Object.fromEntries(
      Object.entries(calendar).map(([year, dates]) => [
        year,
        dates.map((date) => ({ ...ofSource(date), what: again(date.what) })),
      ]),
    ),
  };
}

const rows = (list: readonly unknown[], indent: string): string =>
  list.map((row) => `${indent}${JSON.stringify(row)}`).join(',\n');

/** The file's text: one entry or date a line. */
export function knowledgeText({ format, source, entries, calendar }: KnowledgeFile): string {
  const years = Object.entries(calendar).map(
    ([year, dates]) => `    "${year}": [\n${rows(dates, '      ')}\n    ]`,
  );
  return `{
  "format": ${format},
  "source": ${JSON.stringify(source)},
  "entries": [\n${rows(entries, '    ')}\n  ],
  "calendar": {\n${years.join(',\n')}\n  }
}
`;
}
