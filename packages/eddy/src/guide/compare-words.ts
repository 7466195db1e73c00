import { isJudged, surestFirst } from '../standing.ts';
import type { ComparedProgramme, CompareResult } from '../tools/compare-programmes.ts';
import { outOfOrder } from './caveat-words.ts';
import { figureOfMost, halfBelow, needsGrades, referenceFigure } from './chance-words.ts';
import { contentCompared } from './compare-content-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { shortTitle } from './programme-title.ts';
import { money, placeWords } from './study-words.ts';
import { figure, literal, paragraphs, table, type Wording } from './wording.ts';

/** Up to this level a programme is called near to nobody. */
const LOW = 2;

/** "4.5 below the 2025 median at JS4501 MBChB (CUHK)". */
function gapWords(one: ComparedProgramme, wording: Wording): string | null {
  const { from_reference: gap, reference_kind: kind, year } = one;
  if (gap === null || kind === null) return null;
  const { compare, reference } = wording.texts;
  const text = gap > 0 ? compare.above : gap < 0 ? compare.below : compare.at;
  return wording.say(text, {
    gap: Math.abs(gap),
    year,
    reference: reference[kind],
    title: shortTitle(one, wording),
  });
}

/** The one that is nearer, those that are alike before the others, or that all are alike. */
function nearerWords(
  judged: readonly ComparedProgramme[],
  best: ComparedProgramme | undefined,
  isFar: boolean,
  wording: Wording,
): string {
  const { texts, say, list, level } = wording;
  const { alike, noneNear, nearest, nearer, nearerSome } = texts.compare;
  if (best !== undefined)
    return say(isFar ? nearest : nearer, { title: shortTitle(best, wording), level: level(best.level) });
  const [first] = surestFirst(judged);
  const some = judged.filter((one) => one.level === first?.level);
  if (isFar || first === undefined) return noneNear;
  if (some.length === judged.length) return alike;
  const titles = list(some.map((one) => `**${shortTitle(one, wording)}**`));
  return say(nearerSome, { list: titles, level: level(first.level) });
}

/** Which of them is nearer, also where none is near, with the distance to each. */
function verdict({ programmes, nearer }: CompareResult, wording: Wording): string | null {
  const { texts, say, list } = wording;
  const judged = programmes.filter(isJudged);
  if (judged.length < 2) return null;
  const gaps = surestFirst(judged).flatMap((one) => gapWords(one, wording) ?? []);
  const told = gaps.length === 0 ? null : say(texts.compare.gaps, { list: list(gaps) });
  const unmet = judged.filter(({ reason }) => reason === 'requirementNotMet').map(({ code }) => code);
  const unmetWords = unmet.length === 0 ? null : say(texts.compare.unmet, { codes: list(unmet) });
  const best = judged.find(({ code }) => code === nearer);
  const isFar = judged.every(({ level }) => level !== null && level <= LOW);
  return wording.joined([nearerWords(judged, best, isFar, wording), told, unmetWords]);
}

/** Without grades: the published figure of each with the most that its formula gives. */
function figuresWords({ programmes, aspects }: CompareResult, wording: Wording): string | null {
  const { texts, say, list } = wording;
  const [first] = programmes;
  if (aspects.length > 0 || first === undefined || programmes.some(({ reference }) => reference === null))
    return null;
  const each = programmes.map((one) => `${one.code} ${figureOfMost(one, wording)}`);
  return say(texts.compare.published, { year: first.year, list: list(each) });
}

/** Without grades: where the largest share of those who put it in Band A was offered a place, and where the smallest. */
function offeredWords({ programmes, aspects }: CompareResult, wording: Wording): string | null {
  const known = programmes
    .flatMap((one) => {
      const percent = one.band_a?.percent ?? null;
      return percent === null ? [] : [{ one, percent }];
    })
    .toSorted((first, second) => second.percent - first.percent);
  const [most, least] = [known[0], known.at(-1)];
  const isTold = aspects.length === 0 && known.length === programmes.length;
  if (!isTold || most === undefined || least === undefined || most.percent === least.percent) return null;
  return wording.say(wording.texts.compare.offered, {
    most: shortTitle(most.one, wording),
    percent: most.percent,
    least: shortTitle(least.one, wording),
    fewest: least.percent,
  });
}

function interviewWords({ interview }: ComparedProgramme, { texts }: Wording): string {
  if (interview === null) return texts.compare.notKnown;
  const kind = texts.compare.interview[interview.kind];
  return interview.general ? texts.compare.general.replace('{{kind}}', kind) : kind;
}

function bandWords({ band_a: band }: ComparedProgramme, { texts, say }: Wording): string {
  if (band === null) return texts.compare.notKnown;
  const { offers, applications, percent } = band;
  return say(texts.compare.bandA, {
    offers,
    applications,
    percent: percent === null ? null : String(percent),
  });
}

const formulaWords = (formula: string): string => literal(formula.replaceAll(' | ', '; '));

function comparedTable(
  { programmes, aspects, grades_needed: needed }: CompareResult,
  wording: Wording,
): string {
  const { texts } = wording;
  const { compare } = texts;
  const known = (value: number | null): string => (value === null ? compare.notKnown : figure(value));
  const judged = needed === 0;
  const facts: readonly (readonly [string, (one: ComparedProgramme) => string])[] = [
    ...(judged
      ? ([
          [texts.table.level, ({ level }: ComparedProgramme) => wording.level(level)],
          [texts.table.score, ({ score }: ComparedProgramme) => figure(score)],
        ] as const)
      : []),
    ...(aspects.includes('formula')
      ? ([[texts.which.head.weight, ({ formula }: ComparedProgramme) => formulaWords(formula)]] as const)
      : []),
    [texts.table.reference, (one) => referenceFigure(one, wording)],
    [compare.quartiles, (one) => `${known(one.lower_quartile)} / ${known(one.upper_quartile)}`],
    [compare.places, (one) => placeWords(one, wording)],
    [compare.bandAHead, (one) => bandWords(one, wording)],
    [compare.interviewHead, (one) => interviewWords(one, wording)],
    [compare.fee, (one) => (one.fee === null ? compare.notKnown : money(one.fee))],
  ];
  const heads = [texts.table.programme, ...programmes.map((one) => shortTitle(one, wording))];
  return table(
    heads,
    facts.map(([head, cell]) => [head, ...programmes.map(cell)]),
  );
}

/** Programmes side by side: first which is nearer, then one table, then what the table cannot say. */
export function compareWords(result: CompareResult, entered: number, wording: Wording): string {
  const { texts, say } = wording;
  const { programmes, unknown, grades_needed: needed } = result;
  const gone = unknown.map((code) => say(texts.notThisYear, { code }));
  if (programmes.length < 2) return paragraphs([...gone, texts.compare.tooFew]);
  // What becomes of graduates is no question of how one stands.
  if (!result.figures) return paragraphs([contentCompared(result, wording), ...gone]);
  const years = programmes.flatMap(({ statistics_year: year }) => year ?? []);
  return paragraphs([
    contentCompared(result, wording),
    needed === 0
      ? verdict(result, wording)
      : wording.joined([figuresWords(result, wording), offeredWords(result, wording)]),
    ...gone,
    comparedTable(result, wording),
    wording.joined([
      texts.compare.ownScales,
      years.length === 0 ? null : say(texts.compare.bandYear, { year: String(years[0]) }),
      noLevelWords(programmes, wording),
      outOfOrder(programmes, wording),
      halfBelow(programmes, wording),
    ]),
    needsGrades(needed, entered, wording),
  ]);
}
