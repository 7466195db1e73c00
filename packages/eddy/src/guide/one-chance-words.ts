import type { Level } from '@lodestar/domain';
import { onlyNotEntered } from '../not-entered.ts';
import type { Standing } from '../standing.ts';
import { type ClassifiedProgramme, isSmall } from '../tools/classify-programmes.ts';
import { otherChinese, outOfOrder } from './caveat-words.ts';
import { yesOrNo } from './chance-verdict.ts';
import { askedWords, heldWords, mergedMinimums } from './requirement-words.ts';
import { figure, paragraphs, table, type Wording } from './wording.ts';

/** A programme with its level and what the level means. */
export function chanceTitle(one: ClassifiedProgramme, wording: Wording): string {
  const { texts, say } = wording;
  const { code, short_name: short, institution_name: institution, name, level, reason } = one;
  const kind = one.reference_kind ?? 'median';
  const values = {
    code,
    short,
    institution,
    name,
    level: wording.level(level),
    meaning: level === null || level === -1 ? null : wording.meaning(level, kind),
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
  const lines = mergedMinimums(unmet).map((minimum) => {
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
    level: chanceLevelName(improvement.level, wording),
  });
}

const isLevel = (level: number): level is Level => Number.isInteger(level) && level >= 0 && level <= 8;
export const chanceLevelName = (level: number, wording: Wording): string =>
  wording.level(isLevel(level) ? level : null);

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

export interface Length {
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
export function chanceAtOne(
  one: ClassifiedProgramme,
  { detailed, why, asksWhether }: Length,
  wording: Wording,
): string {
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
    wording.joined([asksWhether ? yesOrNo(one, wording) : null, chanceTitle(one, wording)]),
    wording.joined(facts),
    stepSentence(one, wording),
    detailed ? details(one, wording) : null,
  ]);
}
