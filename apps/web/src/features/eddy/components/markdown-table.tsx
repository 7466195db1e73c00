import { LEVELS, type Level, levelName } from '@lodestar/domain';
import type { Tokens } from 'marked';
import { LANGUAGES } from '../../../shared/i18n/languages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';
import { placed } from '../model/markdown.ts';
import { MarkdownInline } from './markdown-inline.tsx';

const CELL = 'border-line border-b px-1.5 py-2 text-start align-baseline first:ps-0 last:pe-0';

/** Up to here, Chinese characters counted twice, a cell stays on one line. */
const SHORT = 12;

/** On a phone the name of a column, longer than this, takes two lines before it widens the column. */
const HEAD = 8;

const widthOf = (text: string) => text.replace(/\p{Script=Han}/gu, '  ').length;

/** What is longer takes two lines, and a title as many as it needs. */
function wrapping(text: string): string {
  if (widthOf(text) <= SHORT) return 'whitespace-nowrap';
  return widthOf(text) <= 2 * SHORT ? 'min-w-18' : 'min-w-28';
}

/** On a phone levels stand in a line of their own below what they are the levels of, and sentences below that. */
const STACKED = {
  table: 'max-[599px]:grid',
  part: 'max-[599px]:contents',
  row: 'max-[599px]:col-span-full max-[599px]:grid max-[599px]:grid-cols-subgrid max-[599px]:border-line max-[599px]:border-b max-[599px]:py-1',
  cell: 'max-[599px]:min-w-0 max-[599px]:border-0 max-[599px]:py-1',
  level: 'max-[599px]:row-start-2 max-[599px]:pt-0 max-[599px]:first-of-type:ps-0',
  alone: 'max-[599px]:col-span-full max-[599px]:ps-0',
  sentence: 'max-[599px]:row-start-3 max-[599px]:col-span-full max-[599px]:ps-0 max-[599px]:pt-0',
  below: 'max-[599px]:sr-only',
} as const;

/** Up to so many levels in a row fit below it. */
const STACKED_LEVELS = 2;

/** Columns of levels: the first that has any, and those that have nothing else; other things may be called like a level. */
function levelColumns({ header, rows }: Tokens.Table): readonly number[] {
  const isLevel = (row: readonly Tokens.TableCell[], at: number) =>
    levelInWords(row[at]?.text ?? '') !== null;
  const columns = header.map((_, at) => at);
  const first = columns.findIndex((at) => rows.some((row) => isLevel(row, at)));
  return columns.filter((at) => at === first || rows.every((row) => isLevel(row, at)));
}

interface Columns {
  readonly levels: readonly number[];
  /** Long ones after another long one, such as the reason beside a title: a phone has no room for two. */
  readonly sentences: readonly number[];
  /** Widths on a phone of those that stay beside one another: the widest takes what the others leave. */
  readonly beside: string;
}

function columnsOf(token: Tokens.Table): Columns {
  const levels = levelColumns(token);
  const others = token.header
    .map((_, at) => at)
    .filter((at) => !levels.includes(at))
    .map((at) => ({ at, width: Math.max(...token.rows.map((row) => widthOf(row[at]?.text ?? ''))) }));
  const sentences = others.filter(({ width }) => width > 2 * SHORT).slice(1);
  const kept = others.filter((one) => !sentences.includes(one));
  const most = Math.max(...kept.map(({ width }) => width));
  return {
    levels,
    sentences: sentences.map(({ at }) => at),
    beside: kept.map(({ width }) => (width === most ? 'minmax(0,1fr)' : 'auto')).join(' '),
  };
}

function Cell({ cell, isLevel }: { readonly cell: Tokens.TableCell; readonly isLevel: boolean }) {
  const found = isLevel ? levelInWords(cell.text) : null;
  return found === null ? (
    <MarkdownInline tokens={cell.tokens} />
  ) : (
    <LevelBadge level={found.level} name={found.name} />
  );
}

/** A table of a Markdown text, with levels drawn as everywhere; it scrolls by itself where it is too wide. */
export function MarkdownTable({ token }: { readonly token: Tokens.Table }) {
  const { levels, sentences, beside } = columnsOf(token);
  const stacked =
    levels.length > 0 && levels.length <= STACKED_LEVELS && token.header.length > 2 * levels.length - 1;
  const isLevel = (at: number) => levels.includes(at);
  const isSentence = (at: number) => stacked && sentences.includes(at);
  const look = (at: number, text: string) =>
    classNames(
      CELL,
      wrapping(text),
      stacked && STACKED.cell,
      stacked && isLevel(at) && STACKED.level,
      stacked && isLevel(at) && levels.length === 1 && STACKED.alone,
      isSentence(at) && STACKED.sentence,
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div tabIndex={0} className="overflow-x-auto not-first:max-[599px]:-ms-12 [overflow-wrap:normal]">
      <table
        className={classNames('w-full border-collapse text-sm leading-snug', stacked && STACKED.table)}
        {...(stacked && { style: { gridTemplateColumns: beside } })}
      >
        <thead className={stacked ? STACKED.part : undefined}>
          <tr className={stacked ? STACKED.row : undefined}>
            {placed(token.header).map(({ key, thing: cell }, at) => (
              <th
                key={key}
                scope="col"
                className={classNames(
                  look(at, cell.text),
                  widthOf(cell.text) > HEAD && 'max-[599px]:whitespace-normal',
                  'font-medium text-muted text-xs',
                  ((stacked && isLevel(at)) || isSentence(at)) && STACKED.below,
                )}
              >
                <MarkdownInline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={stacked ? STACKED.part : undefined}>
          {placed(token.rows).map(({ key, thing: row }) => (
            <tr key={key} className={stacked ? STACKED.row : undefined}>
              {placed(row).map(({ key: column, thing: cell }, at) => (
                <td key={column} className={look(at, cell.text)}>
                  <Cell cell={cell} isLevel={isLevel(at)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LEVEL_OF: ReadonlyMap<string, Level> = new Map(
  LANGUAGES.flatMap((language) => LEVELS.map((level) => [levelName(level, null, language), level])),
);

/** The level that a cell of a table names, in any language, emphasised or not; null where it names none. */
function levelInWords(words: string): { readonly level: Level; readonly name: string } | null {
  const name = words.replaceAll('*', '').trim();
  const level = LEVEL_OF.get(name);
  return level === undefined ? null : { level, name };
}
