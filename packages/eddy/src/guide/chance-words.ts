import { LEVELS, type Level } from '@lodestar/domain';
import { onlyNotEntered } from '../not-entered.ts';
import { isJudged, type Standing } from '../standing.ts';
import { type ClassifiedProgramme, type ClassifyResult, isSmall } from '../tools/classify-programmes.ts';
import { commonUnmet, otherChinese, outOfOrder } from './caveat-words.ts';
import { yesOrNo, yesOrNoOf } from './chance-verdict.ts';
import { noLevelWords } from './no-level-words.ts';
import { shortTitle } from './programme-title.ts';
import { askedWords, heldWords, together } from './requirement-words.ts';
import { bullets, figure, paragraphs, table, type Wording } from './wording.ts';

const MOST_STEPS = 3;
const MOST_ONE_BY_ONE = 3;

/** What is said where grades are missing; null when there are enough. */
export function needsGrades(needed: number, entered: number, { texts, say }: Wording): string | null {
  if (needed === 0) return null;
  return entered === 0 ? texts.needGrades.none : say(texts.needGrades.some, { count: needed });
}

function title(one: ClassifiedProgramme, wording: Wording): string {
  const { texts, say } = wording;
  const { code, short_name: short, institution_name: institution, name, level, reason } = one;
  const values = {
    code,
    short,
    institution,
    name,
    level: wording.level(level),
    meaning: wording.meaning(level),
  };
  if (level === null) return say(texts.chance.titlePlain, values);
  if (reason === 'requirementNotMet')
    return say(onlyNotEntered(one.unmet) ? texts.chance.titleNotEntered : texts.chance.titleUnmet, values);
  return say(level === -1 ? texts.chance.titleNone : texts.chance.title, values);
}

/** Beside the published figures; below the median it always says that half of those admitted were below it too. */
function position(one: Standing, { texts, say }: Wording): string | null {
  const { score, reference, from_reference: gap, percentile, year, reference_kind: kind } = one;
  if (score === null || reference === null || gap === null || percentile === null || kind === null)
    return null;
  const below = percentile < 1 ? texts.chance.belowFar : texts.chance.below;
  const text = gap > 0 ? texts.chance.above : gap < 0 ? below : texts.chance.at;
  return say(text, {
    score,
    gap: Math.abs(gap),
    year,
    middle: reference,
    percent: percentile,
    reference: texts.reference[kind],
  });
}

function unmetSentences(one: ClassifiedProgramme, wording: Wording): readonly string[] {
  const { unmet, score } = one;
  if (unmet.length === 0) return [];
  const { texts, say } = wording;
  const lines = together(unmet).map((minimum) => {
    const held = heldWords(minimum, wording);
    const values = { required: askedWords(minimum, wording), held };
    return say(held === null ? texts.chance.unmetNone : texts.chance.unmet, values);
  });
  const place = position(one, wording) ?? say(texts.chance.scoreOnly, { score });
  const meaning = onlyNotEntered(unmet) ? texts.chance.notEnteredMeaning : texts.chance.unmetMeaning;
  return [...lines, meaning, otherChinese([one], wording), place].flatMap((line) => line ?? []);
}

function reasonSentence(
  { reason, score, year }: ClassifiedProgramme,
  { texts, say }: Wording,
): string | null {
  if (reason === null || reason === 'requirementNotMet') return null;
  return say(texts.chance[reason], { score, year });
}

function stepSentence(one: ClassifiedProgramme, wording: Wording): string | null {
  const { improvement, level } = one;
  const { texts, say } = wording;
  if (level === 8) return texts.chance.highest;
  if (level === null || level === -1) return null;
  if (improvement === null) return texts.chance.stepNone;
  if (isSmall(one) === false) return texts.chance.stepFar;
  const { subject, from, to, score } = improvement;
  return say(texts.chance.step, {
    subject: wording.subject(subject),
    from: from === null ? null : wording.grade(from),
    to: wording.grade(to),
    score,
    level: levelNamed(improvement.level, wording),
  });
}

const isLevel = (level: number): level is Level => Number.isInteger(level) && level >= 0 && level <= 8;
const levelNamed = (level: number, wording: Wording): string => wording.level(isLevel(level) ? level : null);

function countedTable({ counted }: ClassifiedProgramme, wording: Wording): string {
  const { texts, subject, grade } = wording;
  const heads = [texts.table.subject, texts.table.points, texts.table.weight, texts.table.value];
  const rows = counted.map((one) => [
    `${subject(one.subjectCode)} ${grade(one.grade)}`,
    figure(one.points),
    `× ${figure(one.weight)}`,
    figure(one.value),
  ]);
  return rows.length === 0 ? '' : paragraphs([texts.chance.counted, table(heads, rows)]);
}

function details(one: ClassifiedProgramme, wording: Wording): string {
  const { texts, say } = wording;
  const { lower_quartile: lower, upper_quartile: upper, movement, year } = one;
  const quartiles =
    lower !== null && upper !== null ? say(texts.chance.quartiles, { year, lower, upper }) : null;
  return paragraphs([
    countedTable(one, wording),
    wording.joined([
      quartiles,
      one.spread_estimated ? texts.chance.movementEstimated : null,
      movement === null ? null : say(texts.chance.movement, { points: movement }),
      one.assumed.length > 0 ? texts.chance.assumed : null,
    ]),
  ]);
}

interface Length {
  readonly detailed: boolean;
  /** The reasons of a level in sentences, where they are asked for. */
  readonly why: ((code: string) => string | null) | null;
  /** A plain yes or no comes first. */
  readonly asksWhether: boolean;
}

/** Beside the level, where a chance is asked: that the minimums are met, and whether there is an interview. */
function besideLevel({ level, reason, interview }: ClassifiedProgramme, { texts, say }: Wording) {
  const isMet = level !== null && level !== -1 && reason === null;
  const kind = interview === null || interview.general || interview.kind === 'none' ? null : interview.kind;
  return [
    isMet ? texts.chance.minimumMet : null,
    kind === null ? null : say(texts.details.interview, { text: texts.compare.interview[kind] }),
  ];
}

/** One programme: level, place, what keeps it from being more, and the smallest step that lifts it. */
function single(one: ClassifiedProgramme, { detailed, why, asksWhether }: Length, wording: Wording): string {
  const reasons = why === null ? null : why(one.code);
  if (reasons !== null) return paragraphs([reasons, stepSentence(one, wording), countedTable(one, wording)]);
  const facts = [
    ...unmetSentences(one, wording),
    one.unmet.length > 0 ? null : position(one, wording),
    reasonSentence(one, wording),
    outOfOrder([one], wording),
    ...(asksWhether ? besideLevel(one, wording) : []),
  ];
  return paragraphs([
    wording.joined([asksWhether ? yesOrNo(one, wording) : null, title(one, wording)]),
    wording.joined(facts),
    stepSentence(one, wording),
    detailed ? details(one, wording) : null,
  ]);
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

function unmetLines(programmes: readonly ClassifiedProgramme[], wording: Wording): readonly string[] {
  const { texts, say } = wording;
  return programmes.flatMap(({ code, unmet }) =>
    together(unmet).map((one) => {
      const held = heldWords(one, wording);
      const values = { code, required: askedWords(one, wording), held };
      return say(held === null ? texts.chance.unmetLineNone : texts.chance.unmetLine, values);
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
      level: levelNamed(level, wording),
    };
    return [say(texts.chance.stepLine, values)];
  });
}

/** A programme where nothing can be compared yet: its name and the figure to reach. */
function published(one: ClassifiedProgramme, wording: Wording): string {
  const { texts, say } = wording;
  const { reference: middle, reference_kind: kind, year } = one;
  if (middle === null || kind === null) return title(one, wording);
  const figures = say(texts.chance.published, { year, middle, reference: texts.reference[kind] });
  return wording.joined([title(one, wording), figures]);
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
  { programmes, unknown, kin, grades_needed: needed }: ClassifyResult,
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
    return paragraphs([
      ...gone,
      ...programmes.slice(0, MOST_ONE_BY_ONE).map((one) => published(one, wording)),
      lacking,
    ]);
  }
  const oneByOne =
    others.length === 0 || ((detailed || length.why !== null) && programmes.length <= MOST_ONE_BY_ONE);
  if (only !== undefined && oneByOne && !listed) {
    const each = programmes.map((one) => single(one, length, wording));
    return paragraphs([...gone, ...each, kinWords(kin, wording)]);
  }
  const steps = stepLines(programmes, wording).slice(0, detailed ? programmes.length : MOST_STEPS);
  return paragraphs([
    ...gone,
    listed
      ? null
      : ((length.asksWhether ? yesOrNoOf(programmes, wording) : null) ?? leadOf(programmes, wording)),
    listed ? null : standingsTable(programmes, wording),
    listed ? null : noLevelWords(programmes, wording),
    bullets(unmetLines(programmes, wording)),
    otherChinese(programmes, wording),
    listed ? null : outOfOrder(programmes, wording),
    listed ? null : halfBelow(programmes, wording),
    steps.length === 0 ? null : paragraphs([texts.chance.steps, bullets(steps)]),
  ]);
}
