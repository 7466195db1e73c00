import { soughtIn } from '../asked/criterion-words.ts';
import { codesAsked } from '../asked/decide.ts';
import { asksToAdd, listQuestionIn } from '../asked/list-question.ts';
import { wordPattern } from '../asked/plain-text.ts';
import { placeNamed, pointedAt, TWO } from '../state/pointed-at.ts';
import { spokenOf } from '../state/spoken-of.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { lookUp, none, type Wish } from './parts.ts';

/** Words that one's own list is meant by. */
export const MINE = wordPattern({
  en: `
    (?:of|on|in|from|among) (?:mine|my (?:list|choices|six|jupas)|the list|(?:her|his|their) list)|of mine|mine
    |(?:of )?my (?:(?:six|five|four|three|two|[2-6]) )?(?:six|five|four|three|choices?|list|programmes?)|(?:ones?|programmes?) (?:i|i've|i have) (?:chose|chosen|picked|put|listed)
  `,
  forms: `我(?:呢|这|那|嗰)?(?:[一二三四五六两2-6]|几)?(?:个|張|张|的|嘅|份|条|啲)*(?:list|choices?|志愿|名单|表|选择)|我(?:拣|选|报|填)(?:咗|了|的|嘅)|(?:(?<![a-z])list|志愿|名单)(?:表)?(?:上|里|入面|度)|[两二三四五六2-6]个志愿`,
});
/** Whether something is chosen among one's own list, or asked of it as a whole, in so many words. */
export function asksOfMine({ reading, context }: Pick<Wish, 'reading' | 'context'>): boolean {
  const isOfMine = MINE.test(reading.text) || reading.has('list');
  const isAsked = soughtIn(reading) !== null || listQuestionIn(reading.text) !== null;
  return context.choices.length > 0 && ((isOfMine && isAsked) || asksToAdd(reading.text));
}

/** "Which one", 邊個: one of several is sought. */
const WHICH = wordPattern({
  en: 'which|what|whats|any|one|ones|is there|are there|do any|(?:sort|order|rank|arrange)(?:ed|ing)? (?:them |it |these |those )?(?:by|from)',
  forms:
    '(?:边|哪)(?:一)?(?:个|科|间|啲|些|几|所|样|门)|有(?:冇|没有|无)(?:边|哪|一个|任何)|(?:平|贵|短|长|稳|易|难|便宜)(?:啲|些|的)?(?:嗰|那)(?:个|科|间)|(?:由|从|按)[^。]{0,8}(?:排|到最)',
});
/** "That one", "the second one", 嗰個: points at one, and asks for none among several. */
const POINTED =
  /(?<![a-z])(?:that|this|the (?:first|second|third|fourth|fifth|sixth|last|other|latter|former|[1-6](?:st|nd|rd|th)|[a-z]+u?)) ones?(?![a-z])|(?<![平贵短长稳易难宜啲些的])(?:嗰|那|呢|这)(?:个|科|间)/g;
/** Something else of that kind is sought, among all there are. */
const LIKE_IT =
  /(?<![a-z])(?:else|other|similar).{0,20}(?:like|to) (?:it|that|this)(?![a-z])|近似|差唔多|类似|相近/;
/** "Safest?", 最穩呢: in so few words one of one's own is sought. */
const TERSE = 8;
const BARE =
  /^(?:and |what about |ok |so )?(?:the )?[a-z]+est\??$|^(?:咁|那)?最[\u4e00-\u9fff]{1,3}(?:嘅|的|嗰个|那个)?(?:呢)?\??$/;
const CHEAPER = /(?<![a-z])the [a-z]+(?:er|est) one|the (?:cheap|safe|easy|hard|short|long|risky) one/;
/** Said before anything was listed, these are those of one's own list. */
const THESE =
  /(?<![a-z])of (?:these|those|them)(?![a-z])|(?:呢|嗰|这|那)(?:几|啲|些|[二两三四五六2-6]) ?(?:个|科|间|样|所)?/;
/** Programmes of the whole catalogue are sought by the field's word in the plural. */
const ALL_OF_THEM =
  /(?<![a-z])(?:programmes|programs|degrees|courses|majors|unis?|universit(?:y|ies))(?![a-z])|课程|专业|大学/;

/** The programmes that were side by side in the talk last, those not picked with them; none: the pupil's own list was. */
function groupSpokenOf({ context, earlier }: Wish): readonly string[] | null {
  const groups = spokenOf(earlier, context);
  const at = groups.findIndex(({ codes }) => codes.length > 1);
  const [group, rows] = groups.slice(at === -1 ? groups.length : at);
  if (group === undefined) return null;
  const isPicked =
    rows?.listed === true && !group.listed && group.codes.every((code) => rows.codes.includes(code));
  const codes = isPicked ? rows.codes : group.codes;
  const isOwn =
    codes.length === context.choices.length && codes.every((code) => context.choices.includes(code));
  return isOwn ? [] : codes.slice(0, TOOL_LIMITS.listed);
}

/** Those that were told of one after another; null: fewer than two were. */
function oneByOne({ context, earlier }: Wish): readonly string[] | null {
  const told = [...new Set(spokenOf(earlier, context).flatMap(({ codes }) => codes))];
  return told.length > 1 ? told.slice(0, TOOL_LIMITS.codes) : null;
}

/**
 * Among which programmes a message chooses: those of one's own list, those named in it, or those that the talk was of
 * last; null where it chooses among all there are.
 */
function scopeOf(wish: Wish): readonly string[] | null {
  const { reading, context } = wish;
  const { named, has, text } = reading;
  const isOfMine = MINE.test(text) || (has('list') && !has('search'));
  const two = TWO.test(text) ? pointedAt(wish.text, reading, context, wish.earlier) : [];
  if (two.length === 2) return two;
  if (named.own.length > 0 && isOfMine) return named.own.length < named.topics.length ? null : named.own;
  if (named.topics.length > 0) return null;
  const codes = codesAsked(reading);
  if (codes.length > 1) return codes;
  if (codes.length > 0) return null;
  if (isOfMine) return context.choices.length > 0 ? [] : null;
  if (named.institutions.length > 0 || ALL_OF_THEM.test(text)) return null;
  const isOfThese = THESE.test(text);
  return (
    groupSpokenOf(wish) ??
    (isOfThese ? oneByOne(wish) : null) ??
    (isOfThese && context.choices.length > 0 ? [] : null)
  );
}

const IS_THERE =
  /(?<![a-z])(?:is there|are there|any|have i|do i have|did i (?:put|list))(?![a-z])|有(?:冇|没有|无)|有.{0,6}吗/;

/** "Is there any law on my list": what the list holds, not what there is of the field. */
export function fieldOnList({ reading, context }: Wish): Understanding | null {
  const { named, has, text, facets } = reading;
  const isOfMine = MINE.test(text) || has('list');
  const asks = isOfMine && IS_THERE.test(text) && facets.length === 0 && named.codes.length === 0;
  if (!asks || named.topics.length === 0 || context.choices.length === 0) return null;
  return lookUp([{ tool: 'my_list', input: none }]);
}

/** "Which one on my list isn't teaching": what of the list is of a field, or what is not. */
export function ofFieldOnList({ reading, context }: Wish): Understanding | null {
  const { named, has, text, facets, grades } = reading;
  const isOfMine = MINE.test(text) || has('list');
  const isElse = named.codes.length + facets.length + grades.mentions.length > 0;
  if (!isOfMine || isElse || !WHICH.test(text) || context.choices.length === 0) return null;
  const sought = soughtIn(reading);
  if (sought !== null) {
    const codes = named.own.slice(0, TOOL_LIMITS.codes);
    const isOfLevel = sought.by === 'level' && codes.length > 1 && named.topics.length === 1;
    return isOfLevel ? lookUp([{ tool: 'which_of', input: { codes, ...sought, subject: null } }]) : null;
  }
  if (listQuestionIn(text) !== null || has('chance')) return null;
  // Whether there is any is answered by the list itself.
  if (IS_THERE.test(text) && named.leftOut.length === 0) return null;
  const [topic, ...others] = [...named.topics, ...named.leftOut];
  if (topic === undefined || others.length > 0) return null;
  const field = topic.query || (topic.category ?? '');
  const least = named.leftOut.length > 0;
  return lookUp([{ tool: 'which_of', input: { codes: [], by: 'field', least, subject: null, field } }]);
}

/** "Which of mine interview", "which is the safest", "the cheaper one": chosen among a list or what was side by side. */
export function chosenAmong(wish: Wish): Understanding | null {
  const { reading } = wish;
  const sought = soughtIn(reading);
  const asked = CHEAPER.test(reading.text) ? reading.text : reading.text.replace(POINTED, ' ');
  const isBare = BARE.test(asked.trim());
  const isTerse = (isBare || asked.length <= TERSE) && /最|(?:er|est)(?![a-z])/.test(asked);
  if (
    LIKE_IT.test(reading.text) ||
    sought === null ||
    !(isTerse || WHICH.test(asked)) ||
    placeNamed(wish.text) !== null
  )
    return null;
  const codes = scopeOf(wish);
  if (codes === null) return null;
  const subject = sought.by === 'weight' ? (reading.grades.subjects[0] ?? null) : null;
  return lookUp([{ tool: 'which_of', input: { codes, ...sought, subject } }]);
}
