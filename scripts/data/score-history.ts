import { readFileSync } from 'node:fs';
import type { PublishedYear, ScoreHistoryFile } from '@lodestar/domain';
import { z } from 'zod';
import type { Facts } from './facts.ts';

const figure = z.number().nullable();

const counts = z.object({ A: z.int(), total: z.int() }).nullable();

const historySchema = z.object({
  programmes: z.record(
    z.string(),
    z.object({
      institution: z.string(),
      years: z.record(
        z.string().regex(/^\d{4}$/),
        z.object({
          uq: figure,
          md: figure,
          lq: figure,
          mean: figure,
          comparable_with_next: z.boolean().nullable(),
          comparable_why: z.string().nullable(),
          offers: counts,
          applications: counts,
          source: z.object({ scores: z.string().nullable() }),
        }),
      ),
    }),
  ),
});

export type History = z.infer<typeof historySchema>['programmes'];

/** Where the figures of the years were read. */
const SOURCE =
  'JUPAS admission scores of 2020 to 2025 entry, as collected in the JUPASCal workbooks of those years';

/** No other formula: one year publishes a median, the other a mean. */
const ANOTHER_STATISTIC = 'median in one year, mean in the other';

/** Reads the collected scores of earlier years; throws with the paths of what it does not know. */
export function readHistory(path: string): History {
  const parsed = historySchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`${path} is not in the expected shape:\n${z.prettifyError(parsed.error)}`);
  return parsed.data.programmes;
}

function hasChangedSince2024(history: History, code: string): boolean {
  const then = history[code]?.years['2024'];
  return then?.comparable_with_next === false && then.comparable_why !== ANOTHER_STATISTIC;
}

/**
 * A formula published for 2026 is two years from the scores of 2024: where the history knows that the weights changed
 * after 2024, it is not theirs.
 */
export function withKnownChanges<T extends Pick<Facts, 'code' | 'formula_year' | 'scores_2024'>>(
  facts: readonly T[],
  history: History,
): T[] {
  return facts.map((one) => {
    const isOther = one.formula_year > 2025 && hasChangedSince2024(history, one.code);
    return isOther && one.scores_2024 !== null
      ? { ...one, scores_2024: { ...one.scores_2024, formula_changed: true } }
      : one;
  });
}

/** Sources that name a file of the collection are named by the document within. */
function sourceName(text: string): string {
  return text.replace(/^programmes\.json (?:scores_2024 )?\((.*)\)$/, '$1');
}

function scoresOf(years: History[string]['years'], sources: string[]): PublishedYear[] {
  return Object.entries(years)
    .filter(([, { uq, md, lq, mean }]) => [uq, md, lq, mean].some((score) => score !== null))
    .map(([year, { uq, md, lq, mean, comparable_with_next, source }]): PublishedYear => {
      const name = sourceName(source.scores ?? SOURCE);
      if (!sources.includes(name)) sources.push(name);
      return [Number(year), md, mean, comparable_with_next, uq, lq, sources.indexOf(name)];
    })
    .sort(([one], [other]) => one - other);
}

/** The published scores of the years held, each with the document it was read from. */
function historyFile(history: History): ScoreHistoryFile {
  const sources: string[] = [];
  const rows = Object.entries(history)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { years }]) => [code, scoresOf(years, sources)] as const)
    .filter(([, scores]) => scores.length > 0);
  return { format: 2, source: SOURCE, sources, programmes: Object.fromEntries(rows) };
}

/** The file's text, one programme a line. */
export function historyText(history: History): string {
  const { format, source, sources, programmes } = historyFile(history);
  const lines = Object.entries(programmes).map(
    ([code, scores]) => `    ${JSON.stringify(code)}: ${JSON.stringify(scores)}`,
  );
  return [
    '{',
    `  "format": ${format},`,
    `  "source": ${JSON.stringify(source)},`,
    `  "sources": [\n${sources.map((name) => `    ${JSON.stringify(name)}`).join(',\n')}\n  ],`,
    `  "programmes": {\n${lines.join(',\n')}\n  }`,
    '}',
    '',
  ].join('\n');
}

/**
 * Band A applications, Band A offers and all offers of the years in which a programme that is in no year's file still had
 * both: what the back-test needs of it.
 */
export function retiredText(history: History, isKept: (code: string) => boolean): string {
  const lines = Object.entries(history)
    .filter(([code]) => !isKept(code))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([code, { institution, years }]) => {
      const rows = Object.entries(years).flatMap(([year, { applications, offers }]) =>
        applications === null || offers === null
          ? []
          : [[Number(year), applications.A, offers.A, offers.total]],
      );
      return rows.length === 0
        ? []
        : [`    ${JSON.stringify(code)}: ${JSON.stringify({ institution, rows })}`];
    });
  return [
    '{',
    '  "format": 1,',
    '  "source": "JUPAS applications and offers by band, to 2025",',
    `  "programmes": {\n${lines.join(',\n')}\n  }`,
    '}',
    '',
  ].join('\n');
}
