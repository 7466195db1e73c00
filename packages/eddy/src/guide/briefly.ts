import { paragraphs, type Wording } from './wording.ts';

const isTable = (paragraph: string): boolean => paragraph.startsWith('|');
const isList = (paragraph: string): boolean => paragraph.startsWith('- ');
/** A heading of a list or table says nothing without it. */
const isHead = (paragraph: string): boolean => /[:：]$/.test(paragraph);
const NAMES = /JS[0-9A-Z]{4}/;
/** A row that begins with a programme. */
const ROW = /^\| \**(JS[0-9A-Z]{4})/gm;

/** What is left of an answer in its first paragraphs, where others are answered beside it. */
const MOST_PARAGRAPHS = 2;

/**
 * An answer among several: its sentences without tables, and without what hangs on them. One that says everything in a table
 * keeps it.
 */
function briefly(answer: string, { texts }: Wording): string {
  const all = answer.split('\n\n').filter((paragraph) => paragraph !== '');
  const table = all.find(isTable);
  if (table === undefined) return answer;
  const sentences = all.filter((paragraph) => !isTable(paragraph));
  // Rows that are promised are shown.
  const lead = all.slice(0, all.indexOf(table));
  const before = lead.at(-1) ?? '';
  const promises = [texts.found.first, texts.found.spread].map(
    (text) => text.split('{{shown}}')[0]?.trim() ?? '',
  );
  if (promises.some((start) => start !== '' && before.includes(start))) return answer;
  // What follows a table names rows of it that something is wrong with, and not what was found.
  const says = lead.some((paragraph) => !isHead(paragraph) && NAMES.test(paragraph));
  if (!says) return answer;
  // Where only the surest of the rows is named, they are what was asked for.
  const unnamed = [...table.matchAll(ROW)].filter(([, code = '']) => !lead.join().includes(code));
  if (unnamed.length > 1) return paragraphs([...lead, table]);
  const parts = sentences.flatMap((paragraph, at) => {
    const next = sentences[at + 1];
    if (!isHead(paragraph)) return isList(paragraph) && isHead(sentences[at - 1] ?? '') ? [] : [paragraph];
    return next !== undefined && isList(next) ? [paragraphs([paragraph, next])] : [];
  });
  return paragraphs(parts.slice(0, MOST_PARAGRAPHS));
}

/** The same answers without what one before them said already. */
function withoutRepeats(answers: readonly string[]): readonly string[] {
  const said = new Set<string>();
  return answers.map((answer) => {
    const kept = answer.split('\n\n').filter((paragraph) => !said.has(paragraph));
    for (const paragraph of kept) said.add(paragraph);
    return paragraphs(kept);
  });
}

/** Answers of several matters: each in brief, with its number where the pupil numbered them. */
export function inTurn(
  answers: readonly string[],
  { matters, numbered }: { readonly matters: readonly number[]; readonly numbered: boolean },
  wording: Wording,
): readonly string[] {
  const { texts, say } = wording;
  if (matters.length < 2) return answers;
  const brief = withoutRepeats(answers.map((answer) => briefly(answer, wording)));
  const starts = matters.map((_, at) => matters.slice(0, at).reduce((sum, count) => sum + count, 0));
  return matters.map((count, at) => {
    const start = starts[at] ?? 0;
    const text = paragraphs([...new Set(brief.slice(start, start + count))]);
    return numbered ? say(texts.list.numbered, { number: at + 1, text }) : text;
  });
}
