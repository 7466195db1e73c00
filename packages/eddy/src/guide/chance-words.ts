import { LEVELS } from '@lodestar/domain';
import { MATCH_FROM } from '../order-advice.ts';
import { isJudged, nearestOf, type Standing } from '../standing.ts';
import { type ClassifiedProgramme, type ClassifyResult, isSmall } from '../tools/classify-programmes.ts';
import { commonUnmet, otherChinese, outOfOrder, sharedMinimum } from './caveat-words.ts';
import { yesOrNoOf } from './chance-verdict.ts';
import { rungWords } from './ladder-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { chanceAtOne, chanceLevelName, chanceTitle, type Length } from './one-chance-words.ts';
import { shortTitle } from './programme-title.ts';
import { askedWords, heldWords, mergedMinimums } from './requirement-words.ts';
import { bullets, figure, paragraphs, table, type Wording } from './wording.ts';

const MOST_STEPS = 3;
const MOST_ONE_BY_ONE = 3;

/** What is said where grades are missing; null when there are enough. */
export function needsGrades(needed: number, entered: number, { texts, say }: Wording): string | null {
  if (needed === 0) return null;
  return entered === 0 ? texts.needGrades.none : say(texts.needGrades.some, { count: needed });
}

function placeWords(percentile: number | null): string {
  if (percentile === null) return figure(null);
  return percentile < 1 ? '< 1%' : `${figure(percentile)}%`;
}

/** The figure that stands in a column of medians: a mean, or a middle of quartiles, is called what it is. */
export function referenceFigure(
  { reference, reference_kind: kind }: Pick<Standing, 'reference' | 'reference_kind'>,
  { texts, say }: Wording,
): string {
  if (kind === null || kind === 'median') return figure(reference);
  return say(texts.reference.notMedian, { figure: figure(reference), kind: texts.reference[kind] });
}

/** That figure with the most that a formula gives: a score means nothing without its scale. */
export function figureOfMost(
  one: Pick<Standing, 'reference' | 'reference_kind'> & { readonly maximum: number },
  wording: Wording,
): string {
  const values = { figure: referenceFigure(one, wording), maximum: figure(one.maximum) };
  return wording.say(wording.texts.total.ofMost, values);
}

/** Several programmes in a table with their scores and medians. */
export function standingsTable(standings: readonly Standing[], wording: Wording): string {
  const { texts } = wording;
  const { programme, level, score, reference, place } = texts.table;
  const rows = standings.map((one) => [
    shortTitle(one, wording),
    wording.level(one.level),
    figure(one.score),
    referenceFigure(one, wording),
    placeWords(one.percentile),
  ]);
  return table([programme, level, score, reference, place], rows);
}

/** Said below every table that holds something below its median. */
export function halfBelow(
  standings: readonly Pick<Standing, 'from_reference' | 'reference_kind' | 'year'>[],
  { texts, say }: Wording,
): string | null {
  const below = standings.find(
    ({ from_reference: gap, reference_kind: kind }) => kind === 'median' && gap !== null && gap < 0,
  );
  return below === undefined ? null : say(texts.chance.halfBelow, { year: below.year });
}

/** What each misses; not what is said of all together already. */
function unmetLines(
  programmes: readonly ClassifiedProgramme[],
  said: string | null,
  wording: Wording,
): readonly string[] {
  const { texts, say } = wording;
  return programmes.flatMap(({ code, unmet }) =>
    mergedMinimums(unmet).flatMap((one) => {
      const held = heldWords(one, wording);
      const values = { code, required: askedWords(one, wording), held };
      if (values.required === said) return [];
      return [say(held === null ? texts.chance.unmetLineNone : texts.chance.unmetLine, values)];
    }),
  );
}

function stepLines(programmes: readonly ClassifiedProgramme[], wording: Wording): readonly string[] {
  const { texts, say } = wording;
  return programmes.filter(isSmall).flatMap(({ code, improvement }) => {
    if (improvement === null) return [];
    const { subject, from, to, score, level } = improvement;
    const values = {
      code,
      subject: wording.subject(subject),
      from: from === null ? null : wording.grade(from),
      to: wording.grade(to),
      score,
      level: chanceLevelName(level, wording),
    };
    return [say(texts.chance.stepLine, values)];
  });
}

/** A programme where nothing can be compared yet: its name and the figure to reach. */
function published(one: ClassifiedProgramme, wording: Wording): string {
  const { texts, say } = wording;
  const { reference: middle, reference_kind: kind, year } = one;
  if (middle === null || kind === null) return chanceTitle(one, wording);
  const figures = say(texts.chance.published, { year, middle, reference: texts.reference[kind] });
  return wording.joined([chanceTitle(one, wording), figures]);
}

/** The same of many. */
function publishedTable(programmes: readonly ClassifiedProgramme[], wording: Wording): string {
  const { texts } = wording;
  const rows = programmes.map((one) => [
    shortTitle(one, wording),
    one.reference === null ? figure(null) : figureOfMost(one, wording),
  ]);
  return table([texts.table.programme, texts.table.reference], rows);
}

/** Which of several is the likeliest, or that all stand alike. */
function leadOf(programmes: readonly ClassifiedProgramme[], wording: Wording): string | null {
  const { texts, say, list } = wording;
  const judged = programmes.flatMap((one) =>
    one.level === null || one.level === -1 ? [] : [{ one, level: one.level }],
  );
  if (judged.length < 2) return null;
  const common = commonUnmet(programmes, wording);
  if (common !== null) return common;
  const best = LEVELS.find((level) => judged.some((one) => one.level === level));
  if (best === undefined) return null;
  const some = judged.filter(({ level }) => level === best);
  const value = wording.level(best);
  const { these, level } = texts.which;
  const nearest = nearestOf(programmes);
  if (some.length === programmes.length && nearest !== null)
    return say(best < MATCH_FROM ? texts.chance.alikeNearest : texts.chance.alikeSurest, {
      value,
      title: shortTitle(nearest, wording),
    });
  if (some.length === programmes.length) return say(level.most.alike, { scope: these, value });
  const titles = list(some.map(({ one }) => shortTitle(one, wording)));
  return say(level.most.some, { scope: these, list: titles, value });
}

/** Others of the field, each with its level. */
function kinWords(kin: readonly Standing[], wording: Wording): string | null {
  if (kin.length === 0) return null;
  const { texts, say, list, level } = wording;
  const each = kin.map((one) => {
    const title = shortTitle(one, wording);
    return isJudged(one) ? say(texts.verdict.named, { title, level: level(one.level) }) : title;
  });
  return say(texts.chance.kin, { list: list(each) });
}

/** The chances at the programmes asked about. `listed`: their table stands elsewhere in the answer. */
export function chanceWords(
  { programmes, unknown, kin, missed, grades_needed: needed }: ClassifyResult,
  entered: number,
  { listed, ...length }: Length & { readonly listed: boolean },
  wording: Wording,
): string {
  const { texts, say } = wording;
  const { detailed } = length;
  const gone = unknown.map((code) => say(texts.notThisYear, { code }));
  const lacking = needsGrades(needed, entered, wording);
  const [only, ...others] = programmes;
  if (lacking !== null) {
    const isMany = programmes.length > MOST_ONE_BY_ONE;
    const each = isMany
      ? [publishedTable(programmes, wording)]
      : programmes.map((one) => published(one, wording));
    return paragraphs([...gone, ...each, lacking]);
  }
  const isShut = programmes.some(({ reason }) => reason === 'requirementNotMet');
  const rung = isShut ? rungWords(missed, wording) : null;
  // Where one minimum shuts all of them, a table of scores says nothing.
  const isShutAll = rung !== null && commonUnmet(programmes, wording) !== null;
  const oneByOne =
    others.length === 0 || ((detailed || length.why !== null) && programmes.length <= MOST_ONE_BY_ONE);
  if (only !== undefined && oneByOne && !listed) {
    const each = programmes.map((one) => chanceAtOne(one, length, wording));
    return paragraphs([...each, ...gone, kinWords(kin, wording), rung]);
  }
  const common = length.asksWhether ? commonUnmet(programmes, wording) : null;
  const no = common === null ? null : wording.joined([texts.verdict.noAsItStands, common]);
  const steps = stepLines(programmes, wording).slice(0, detailed ? programmes.length : MOST_STEPS);
  const shared = listed || programmes.length < 2 ? null : sharedMinimum(programmes, wording);
  return paragraphs([
    listed
      ? null
      : (no ?? (length.asksWhether ? yesOrNoOf(programmes, wording) : null) ?? leadOf(programmes, wording)),
    ...gone,
    listed || isShutAll ? null : standingsTable(programmes, wording),
    listed ? null : noLevelWords(programmes, wording),
    bullets(unmetLines(programmes, shared, wording)),
    otherChinese(programmes, wording),
    listed ? null : outOfOrder(programmes, wording),
    listed || isShutAll ? null : halfBelow(programmes, wording),
    steps.length === 0 ? null : paragraphs([texts.chance.steps, bullets(steps)]),
    rung,
  ]);
}
