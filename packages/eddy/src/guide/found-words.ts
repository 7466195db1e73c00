import type { EddyContext } from '../context.ts';
import type { FindResult, FoundProgramme } from '../tools/found-programmes.ts';
import { halfBelow, referenceFigure } from './chance-words.ts';
import { conditionWords } from './condition-words.ts';
import { allShut, missedWords, otherChineseWords, rungWords } from './ladder-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { longTitle } from './programme-title.ts';
import { reachWords } from './reach-words.ts';
import { money, placeWords } from './study-words.ts';
import { figure, paragraphs, table, type Wording } from './wording.ts';

type Column = readonly [head: string, cell: (one: FoundProgramme) => string];

/** The columns that what was asked is about, after the programme and the level. */
function columns({ asked, order, programmes }: FindResult, wording: Wording): readonly Column[] {
  const { texts, say } = wording;
  const { found } = texts;
  const median: Column = [
    texts.table.reference,
    (one) => say(found.ofMaximum, { figure: referenceFigure(one, wording), maximum: one.maximum }),
  ];
  const score: Column = [texts.table.score, (one) => figure(one.score)];
  const places: Column = [texts.compare.places, (one) => placeWords(one, wording)];
  const rate: Column = [
    texts.table.offers,
    ({ band_a_offer_percent: percent }) => (percent === null ? figure(null) : `${percent}%`),
  ];
  const fee: Column = [texts.compare.fee, ({ fee: paid }) => (paid === null ? figure(null) : money(paid))];
  const years: Column = [found.years, ({ years: length }) => figure(length)];
  const byScore = order === 'median' || order === 'level' || order === 'fit';
  const { takes, counts } = asked;
  const minimum: Column = [
    takes === null ? '' : say(found.minimum, { subject: wording.subject(takes.subject) }),
    ({ minimum: least }) => (least === null ? figure(null) : wording.grade(least)),
  ];
  const weight: Column = [
    counts[0] === undefined ? '' : say(found.weight, { subject: wording.subject(counts[0]) }),
    ({ weight: times }) => `× ${figure(times)}`,
  ];
  const wanted: readonly (readonly [boolean, Column])[] = [
    [takes !== null, minimum],
    [counts.length === 1, weight],
    [byScore && programmes.some((one) => one.score !== null), score],
    [byScore, median],
    [order === 'places', places],
    [order === 'rate', rate],
    [order === 'fee' || asked.fee !== null, fee],
    [asked.years.length > 0, years],
  ];
  return wanted.flatMap(([isWanted, column]) => (isWanted ? [column] : []));
}

function lead(result: FindResult, context: EddyContext, wording: Wording): string {
  const { texts, say } = wording;
  const { found } = texts;
  const { asked, count, programmes, order, lowest } = result;
  const conditions = conditionWords(asked, context, wording);
  if (count === 0) return say(conditions === '' ? found.nothing : found.none, { conditions });
  const shown = programmes.length;
  const isOfField = asked.query !== '' || asked.category !== null || asked.institutions.length > 0;
  const reach = isOfField && count > 1 ? reachWords(result, conditions, wording) : null;
  const some = order === 'level' && !lowest ? found.spread : found.first;
  if (reach !== null) return wording.joined([reach, shown < count ? say(some, { shown }) : null]);
  const all = count === 1 ? found.one : found.many;
  const total = say(conditions === '' ? found.all : all, { count, conditions });
  const sorted = order === 'fit' ? null : found.order[order][lowest ? 'lowest' : 'highest'];
  return wording.joined([
    total,
    shown < count ? say(some, { shown }) : null,
    sorted === null || count === 1 ? null : say(found.ordered, { order: sorted }),
  ]);
}

/** Programmes that meet conditions: how many, which, and of how many it is not known. */
export function foundWords(result: FindResult, context: EddyContext, wording: Wording): string {
  const { texts, say } = wording;
  const { programmes, not_known: unknown, asked } = result;
  if (asked.levels.length > 0 && result.grades_needed > 0) return texts.found.needsGrades;
  const judged = programmes.some(({ level }) => level !== null);
  const shown = columns(result, wording);
  const rows = programmes.map((one) => [
    longTitle(one, wording),
    ...(judged ? [wording.level(one.level)] : []),
    ...shown.map(([, cell]) => cell(one)),
  ]);
  const heads = [
    texts.table.programme,
    ...(judged ? [texts.table.level] : []),
    ...shown.map(([head]) => head),
  ];
  // What a minimum of every degree keeps shut is not listed: what comes before it is.
  const isShut = allShut(programmes) && result.missed !== null && asked.takes === null;
  if (isShut || (asked.takes !== null && result.count === 0))
    return paragraphs([
      missedWords(result.missed, wording),
      isShut
        ? say(texts.found.shut, { count: result.count, conditions: conditionWords(asked, context, wording) })
        : lead(result, context, wording),
      // What is open with the grade to be let in is told beside what was found.
      isShut ? rungWords(result.missed, wording) : otherChineseWords(result.missed, wording),
    ]);
  return paragraphs([
    lead(result, context, wording),
    table(heads, rows),
    asked.takes === null ? null : otherChineseWords(result.missed, wording),
    wording.joined([
      asked.without.length > 0 ? texts.found.withoutMeans : null,
      unknown.interview > 0 ? say(texts.found.interviewUnknown, { count: unknown.interview }) : null,
      unknown.years > 0 ? say(texts.found.yearsUnknown, { count: unknown.years }) : null,
      noLevelWords(programmes, wording),
      halfBelow(programmes, wording),
    ]),
  ]);
}
