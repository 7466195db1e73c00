import { ELECTIVE_SUBJECTS, type InstitutionCode, type SubjectCode } from '@lodestar/domain';
import { clausesWithEnds } from '../asked/clauses.ts';
import { similarCall } from '../asked/decide.ts';
import { isElliptic } from '../asked/elliptic.ts';
import { plainText } from '../asked/plain-text.ts';
import { asksOthers, fillsBandB, fillsPlace, isTooHigh, seeksReach } from '../asked/reach-words.ts';
import type { Reading } from '../asked/reading.ts';
import { REST } from '../asked/rest-words.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { type Field, fieldBefore, fieldIn } from '../field-sought.ts';
import { hasEnoughGrades } from '../standing.ts';
import { ownAt, pointedAt } from '../state/pointed-at.ts';
import { focusOf, spokenOf } from '../state/spoken-of.ts';
import { NO_CONDITIONS } from '../tools/conditions.ts';
import type { Facet } from '../tools/facets.ts';
import type { Understanding } from '../understanding.ts';
import { chanceAsked } from './chance-asked.ts';
import { isChosenThere } from './chosen-there.ts';
import { leavesOut } from './finding.ts';
import { lookUp, type Wish } from './parts.ts';
import { planRecommendation } from './search.ts';
import { MINE } from './which.ts';

/** 邊科都得, "any programme": of no field. */
const ANY_FIELD =
  /(?:边|哪|乜|咩|什么)(?:一)?(?:科|个)都(?:得|可以|行)|求其|随便|(?<![a-z])(?:any|whatever) (?:programme|program|course|degree|subject|major)(?![a-z])/;
/** Asked of some programme, these are no question of which there are. */
const OF_ONE: ReadonlySet<Facet> = new Set([
  'fee',
  'interview',
  'duration',
  'careers',
  'documents',
  'formula',
]);
const isElective = (subject: SubjectCode): boolean => ELECTIVE_SUBJECTS.some((one) => one === subject);

/** 浸會嶺南都ok: those too, and no others left out. */
const WELCOME =
  /(?:都|也)(?:ok|得|可以|行|冇问题|没问题|无所谓)|(?<![a-z])(?:is|are) (?:fine|ok|okay)(?: too)?(?![a-z])|also (?:ok|fine)/;

/** What stood in the talk so far, and on the list. */
const shownSoFar = ({ reading, earlier, context }: Wish): readonly string[] => [
  ...new Set([
    ...context.choices,
    ...reading.named.codes,
    ...spokenOf(earlier, context).flatMap(({ codes }) => codes),
  ]),
];

/** "HKBU in A2, what put for A3? business", "HKUST is too hard, what else": only what is said from where others are asked for. */
function ofOthers(wish: Wish): Wish {
  const clauses = clausesWithEnds(wish.text);
  const from = clauses.findIndex((clause) => {
    const plain = plainText(clause).trim();
    return fillsPlace(plain) || asksOthers(plain);
  });
  if (from < 1) return wish;
  const text = clauses.slice(from).join('').trim();
  return { ...wish, text, reading: readPlainly(text, wish.context) };
}

/** The universities that are called too high before others are asked for: all but those. */
function belowThose(asked: Wish, { named }: Reading): readonly InstitutionCode[] {
  const high = asked.reading.named.institutions.filter((one) => !named.institutions.includes(one));
  if (high.length === 0 || !isTooHigh(asked.reading.text)) return [];
  const all = new Set(asked.context.catalogue.programmes.map(({ institution }) => institution));
  return [...all].filter((one) => !high.includes(one));
}

/** Others are asked for where some stand on the list or in the talk. */
const asksOthersNow = ({ reading, earlier, context }: Wish): boolean =>
  asksOthers(reading.text) && earlier.length + context.choices.length > 0;

/** Others of the field of the one named or spoken of; where none is, whatever is within reach. */
function inPlaceOf(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const [code] = [...reading.named.codes, ...focusOf(earlier, context)];
  return (code === undefined ? null : lookUp(similarCall(code, context))) ?? planRecommendation(wish);
}

/** A chance at all at universities where nothing was chosen or spoken of: what is said of it alone; null where it is not asked. */
function ofUniversity(wish: Wish): Wish | null {
  const { context, earlier } = wish;
  const asked = hasEnoughGrades(context.grades) ? chanceAsked(wish) : null;
  return asked !== null && ownAt(asked.reading, context, earlier).length === 0 ? { ...wish, ...asked } : null;
}

/** "Does CUHK have it", 中大有冇: asks what there is, and nothing of one that was chosen. */
const IS_THERE =
  /有(?:冇|没有|无|吗|嗎)(?!份|机|機|得|可能|望|戏|希望)|(?<![a-z])(?:any(?:thing)?|(?:does|do) .{2,24} (?:have|offer|teach)|have (?:it|that|one|any)|offer (?:it|that)|do (?:it|that))(?![a-z])/;

/** Without these words, only what is sought and where is left of such a question. */
const ASKING =
  /有(?:冇|没有|无|吗|嗎)|(?<![a-z])(?:does|do|have|has|offer|teach|is there|are there|any(?:thing)?|they|it|that)(?![a-z])/g;

/** "Does HKBU have journalism", 中大有冇: what is named, else what the talk was looking for, at the universities named. */
export function soughtThere(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const { institutions, codes } = reading.named;
  const asks = institutions.length > 0 && codes.length === 0 && IS_THERE.test(reading.text);
  if (!asks || pointedAt(wish.text, reading, context, wish.earlier).length > 0) return null;
  const rest = reading.text.replace(ASKING, (words) => ' '.repeat(words.length));
  if (!isElliptic({ ...reading, text: rest }, context)) return null;
  const field = fieldIn(wish) ?? fieldBefore(wish);
  if (field === null) return null;
  if ('likes' in field)
    return lookUp([{ tool: 'find_by_interest', input: { words: field.likes, institutions } }]);
  const { query, category } = field;
  return lookUp([{ tool: 'search_programmes', input: { query, category, institutions } }]);
}

/** The question before, where a message only names something else to ask it of: 心理呢 after 哪些我穩一點. */
function leantOn({ reading, context, earlier }: Wish): Wish | null {
  if (earlier.length === 0 || !isElliptic(reading, context)) return null;
  const said = earlier.flatMap(({ text, isBot }, at) =>
    isBot ? [] : [{ text, context, earlier: earlier.slice(0, at), reading: readPlainly(text, context) }],
  );
  return said.findLast((one) => !isElliptic(one.reading, context)) ?? null;
}

/** Which of those sought is the surest is chosen among what was shown. */
const ONE_OF_THEM = /最|(?<![a-z])\w+est(?![a-z])|most /;

/** The field of the talk; `names`: the message names where, or that others are sought, and leaves only the field open. */
function fieldLeantOn(wish: Wish, names: boolean): Field | null {
  const { text } = wish.reading;
  if (ANY_FIELD.test(text)) return null;
  if (names) return fieldBefore(wish);
  return ONE_OF_THEM.test(text) ? null : fieldBefore(wish, 1);
}

/**
 * Programmes that the pupil's own grades reach, of a field or at universities, the surest first; and others than those on the
 * list or shown before: 有咩學校嘅會計佢夠分, "any other BBA I can reach", "what put for A3".
 */
export function withinReach(asked: Wish): Understanding | null {
  const isSlot = fillsPlace(asked.reading.text);
  const atUniversity = ofUniversity(asked);
  const isOther = isSlot || asksOthersNow(asked);
  const wish = isOther ? ofOthers(asked) : (atUniversity ?? asked);
  const { reading, context } = wish;
  const { text, named, grades, facets, has } = reading;
  // 中大嗰個呢: the one that was chosen there is meant, and no search.
  const isOfChosen = isChosenThere(wish);
  const before = isOfChosen ? null : leantOn(wish);
  const reachedFor = before !== null && (seeksReach(before.reading.text) || asksOthersNow(before));
  const isReach = isSlot || seeksReach(text) || atUniversity !== null || reachedFor;
  const isOfOwn = !isOther && atUniversity === null && (MINE.test(text) || has('list'));
  const isElse =
    (named.codes.length + named.unknown.length > 0 && (!isOther || has('similar'))) ||
    grades.changes.length > 0 ||
    has('improve') ||
    facets.some((facet) => OF_ONE.has(facet));
  if (!(isReach || isOther) || isOfOwn || isElse || (isOther && !isReach && REST.test(text))) return null;
  const there = WELCOME.test(text) ? [] : named.institutions;
  const own = named.institutions.length > 0 || !isOther ? there : belowThose(asked, reading);
  const institutions = own.length === 0 && before !== null ? before.reading.named.institutions : own;
  const ofNow =
    fieldIn(wish) ??
    (isSlot || wish === asked ? null : fieldIn(asked)) ??
    (before === null ? null : fieldIn(before));
  const field = ofNow ?? fieldLeantOn(wish, institutions.length > 0 || isOther);
  if (field === null && institutions.length === 0) return isOther ? inPlaceOf(asked) : null;
  // A place of the list is filled from all that lie near the field, the likeliest kinds side by side.
  const isOpenSlot = isSlot && !fillsBandB(text) && institutions.length === 0;
  if (isOpenSlot && field !== null && hasEnoughGrades(context.grades)) return planRecommendation(wish);
  const shown = isSlot ? context.choices : shownSoFar(wish);
  const except = isOther ? shown : [];
  if (field !== null && 'likes' in field)
    return lookUp([
      {
        tool: 'find_by_interest',
        input: { words: field.likes, institutions, surest: isReach, ...(isOther ? { except } : {}) },
      },
    ]);
  const isJudged = hasEnoughGrades(context.grades);
  const order = isJudged ? 'level' : isReach ? 'median' : null;
  const conditions = {
    ...NO_CONDITIONS,
    ...field,
    institutions,
    except,
    without: leavesOut(text) && grades.mentions.length === 0 ? grades.subjects.filter(isElective) : [],
    bandB: fillsBandB(text) ? true : null,
  };
  return lookUp([{ tool: 'find_programmes', input: { ...conditions, order, lowest: order === 'median' } }]);
}
