import { interestsOf } from '@lodestar/domain';
import { detailCalls, recommendCall } from '../asked/decide.ts';
import { foundByTopics } from '../asked/named-programmes.ts';
import { seeksReach } from '../asked/reach-words.ts';
import type { Topic } from '../asked/topics.ts';
import { hasEnoughGrades } from '../standing.ts';
import { spokenOf } from '../state/spoken-of.ts';
import { NO_CONDITIONS } from '../tools/conditions.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { findingCall } from './finding.ts';
import { entryCall, lookUp, type Wish } from './parts.ts';
import { MINE } from './which.ts';

/** Something else is sought. */
const OTHERS =
  /(?<![a-z])(?:what else|else|next best|anything|something|other|another|instead|similar|close to|near|alternatives?|what can i)(?![a-z])|(?:有|仲有|还有)(?:咩|乜|什么|啲|边)|其他|其它|别的|第二|另外|(?:咩|乜|什么|边|哪)(?:啲|些|科|个)?(?:好|啱|适合|同佢近|相近)/;
/** Of those that were shown, which is the most or least of it is another question. */
const OF_THESE = /(?<![a-z])(?:these|those|them|which one)(?![a-z])|[呢嗰这那](?:几|啲|些)|边个|哪个/;

/** What one works as is told in words. */
const WORK =
  /工作|职业|出嚟|出来|做(?:咩|乜|什么|啥)|(?:咩|乜|什么|啥)做|(?<![a-z])(?:jobs?|careers?|work)(?![a-z])/;

const isLatin = (text: string): boolean => /^[a-z .&-]+$/.test(text);
const disliked = (named: string): string => (isLatin(named) ? `i don't like ${named}` : `不喜歡${named}`);
const cut = (text: string, { at, end }: Topic): string => `${text.slice(0, at)} ${text.slice(end)}`;

/** "If not law, what's next best", 唔讀law有咩同佢近: what is left without the field that is named only to be left out. */
export function besidesLeftOut({ reading, context }: Wish): Understanding | null {
  const { named, text, grades, outside, facets } = reading;
  const asksCareers = outside === 'careers' || WORK.test(text);
  const isElse = named.codes.length + named.topics.length + grades.changes.length > 0 || asksCareers;
  if (
    named.leftOut.length === 0 ||
    isElse ||
    facets.length > 0 ||
    /[0-9]|年/.test(text) ||
    !OTHERS.test(text) ||
    OF_THESE.test(text)
  )
    return null;
  const kept = named.leftOut.map(({ at, end }) => disliked(text.slice(at, end)));
  const rest = named.leftOut.toReversed().reduce(cut, text).slice(0, TOOL_LIMITS.query);
  const words = [rest, ...kept];
  const { dislikes } = interestsOf(context.fields, words);
  if (dislikes.length === 0) return null;
  return lookUp([{ tool: 'find_by_interest', input: { words, institutions: named.institutions } }]);
}

/** In so many words, and not only disliked. */
const REFUSES = /(?:唔|不)(?:要|好)|(?<![a-z])(?:no|not|don'?t want|anything but|except|other than)(?![a-z])/;
/** Another matter is asked. */
const ASKS =
  /[?？]|(?<![a-z])(?:what|which|how|why|who|when|is|are|do|does|can)(?![a-z])|怎|点|咩|乜|什么|几|边|哪|吗/;

/** What else is wished for lies near it. */
const NEAR_IT = /但|不过|(?<![a-z])(?:but|yet|still|similar|related)(?![a-z])|类似|相近|有关/;

/** 唔好叫佢讀酒店 after suggestions, 唔係護士但喺醫院返工又入到: what the grades reach without the field, of what else is liked. */
export function refused({ reading, context, earlier }: Wish): Understanding | null {
  const { named, text, grades, facets } = reading;
  const isElse = named.codes.length + named.topics.length + grades.changes.length + facets.length > 0;
  if (named.leftOut.length === 0 || isElse || !hasEnoughGrades(context.grades)) return null;
  if (reading.has('list') || MINE.test(text)) return null;
  const isReach = seeksReach(text);
  const isShown = spokenOf(earlier.slice(-2), context).some(({ listed }) => listed);
  const isAnswer = isShown && REFUSES.test(text) && !ASKS.test(text);
  if (!isReach && !isAnswer) return null;
  const { found } = foundByTopics(named.leftOut, [], context);
  const category = found[0]?.category;
  // "No nurse, but in a hospital": of the same kind.
  if (isReach && category !== undefined && NEAR_IT.test(text)) {
    const except = found.map(({ code }) => code);
    const conditions = { ...NO_CONDITIONS, category, except, institutions: named.institutions };
    return lookUp([{ tool: 'find_programmes', input: { ...conditions, order: 'level', lowest: false } }]);
  }
  const away = found.slice(0, TOOL_LIMITS.codes).map(({ code }) => code);
  const near = context.choices.filter((code) => !away.includes(code)).slice(0, TOOL_LIMITS.codes);
  const call = recommendCall(reading, context);
  if (call.tool !== 'recommend') return null;
  return lookUp([{ tool: 'recommend', input: { ...call.input, by: 'scores', category: null, away, near } }]);
}

const NO_CHINESE =
  /(?<![a-z])(?:didn'?t|did not|never|haven'?t|don'?t|do not|not) (?:\w+ )?(?:take|took|taken|taking|study|studied|sit|sat|have|do|done|learn\w*) (?:\w+ )?(?:chinese|chi)(?![a-z])|(?<![a-z])no (?:dse )?chinese(?= (?:result|grade)|[.,!?]|$)|(?:冇|没有?|未|无|唔|不)(?:考|读|学|修)(?:过)?(?:dse)?(?:的|嘅)?中文|(?<![a-z])i?gcse(?![a-z])/;
const NO_MATHS =
  /(?<![a-z])(?:hate|without|no|not much|less|don'?t (?:want|like)|bad at|avoid)(?: \w+){0,3} math\w*(?![a-z])|(?:憎|讨厌|怕|(?:唔|不)(?:钟意|喜欢|想(?:读|碰|再读)?|使|用|需要?|要|识|会))(?:读|学|计|再)?数(?:学)?/;
/** Whether one may, not which there are. */
const MAY_I =
  /(?<![a-z])(?:can i|could i|still|possible|ok|do (?:they|those|these)|is it|should i|does it)(?![a-z])|得唔得|可唔可以|可以|能|系咪|是不是|行不行|使唔使|要不要|会不会|仲有冇得/;

/** Programmes are sought. */
const SEEKS =
  /(?<![a-z])(?:which|what|any) (?:\w+ )?(?:programmes?|programs?|degrees?|courses?|majors?)(?![a-z])|有(?:咩|乜|什么|冇|没有|啲)|(?:边|哪)(?:啲|些)/;

/** "I never took Chinese", "I hate maths": every degree asks for the core, so what is known of it, and no list of those without. */
export function coreLeftOut(wish: Wish): Understanding | null {
  const { text, named, grades } = wish.reading;
  const has = (subject: 'CHI' | 'MAT'): boolean => grades.subjects.includes(subject);
  if (named.codes.length > 0 || grades.mentions.length > 1) return null;
  const known = (id: string): Understanding | null => {
    const entry = wish.context.knowledge.entry(id);
    return entry === null ? null : lookUp([entryCall(entry, wish.text)]);
  };
  if (has('CHI') && NO_CHINESE.test(text)) {
    const other = known('ncsChinese');
    // Of a field at a university, with what is asked for there.
    const there = named.institutions.length > 0 && named.topics.length > 0 ? named.found.slice(0, 1) : [];
    const details = detailCalls(there.map(({ code }) => code));
    return other === null
      ? null
      : { ...other, calls: [...other.calls, ...details], facets: ['requirements'] };
  }
  if (!has('MAT') || !NO_MATHS.test(text) || grades.mentions.length > 0) return null;
  if (MAY_I.test(text)) return known('badAtMaths');
  // Every degree asks for it: that none does without is told with what uses little of it.
  if (SEEKS.test(text) && named.topics.length === 0) {
    const none = lookUp([findingCall('find_by_requirement', wish.reading, wish.context)]);
    const what = known('badAtMaths');
    return none === null || what === null ? none : { ...what, calls: [...what.calls, ...none.calls] };
  }
  const said = text.replace(NO_MATHS, (found) => (isLatin(found) ? "i don't like maths" : '不喜歡數學'));
  const words = [said.slice(0, TOOL_LIMITS.query)];
  const { likes, topics, careers } = interestsOf(wish.context.fields, words);
  const isOfField = named.topics.length > 0 && likes.length + topics.length + careers.length > 0;
  return isOfField
    ? lookUp([{ tool: 'find_by_interest', input: { words, institutions: named.institutions } }])
    : null;
}

/** What is found by the fields that a message only leaves out: "what else than actuarial science". */
export function leftOutCodes({ reading: { named }, context }: Wish): readonly string[] {
  return foundByTopics(named.leftOut, named.institutions, context).found.map(({ code }) => code);
}
