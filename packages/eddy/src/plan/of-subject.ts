import { gradeTaken } from '../asked/grade-taken.ts';
import { wordPattern } from '../asked/plain-text.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Conditions } from '../tools/conditions.ts';
import type { Understanding } from '../understanding.ts';
import { findingCall } from './finding.ts';
import { entryCall, lookUp, type Wish } from './parts.ts';
import { MINE } from './which.ts';

/** Programmes are sought, and not one of two. */
const SEEKS = wordPattern({
  en: 'which(?! one of| of (?:the|these|those|my) (?:two|2))|what|any|find|list|show|search|look for|are there|is there|where',
  forms:
    '(?:边|哪)(?:一)?(?:啲|些|间|所|几|科|里|度)|有(?:冇|没有|无|啲|些|咩|什么|乜)|搵|找|查|比个|列|介绍',
});
/** More than the usual is made of a subject in the score. */
const WEIGHS = wordPattern({
  en: '(?:extra|more|double|higher|heav(?:y|ier|ily)) (?:weight(?:ing)?s?|marks|points)|weigh(?:s|ed|t|ts|ted|ting|tings)?|count(?:s|ing)?(?: \\w+){0,2} (?:double|twice|more|extra)|doubles?|multipl(?:y|ies|ied|ier)|rewards?|favou?rs?',
  forms:
    '比重|加权|权重|加成|(?:double|双倍?|两倍|2倍)计?|(?:计|算)(?:分)?[^,，。]{0,3}(?:着数|抵|有利|划算|得多|重)|(?:计|算)(?:得)?(?:多|重|double|双|两)|乘(?:几|多少|二|两|2|1)|(?:看|睇)得?重|重视|着重',
});
/** None is made: "without weighting", 冇weighting. */
const UNWEIGHTED = wordPattern({
  en: "(?:no|without(?: any)?|(?:don'?t|doesn'?t|do not|does not|not) (?:have|use|do|apply|got)(?: any)?) (?:subject )?weigh(?:t|ts|ting|tings)|un-?weighted",
  forms: '(?:冇|没有?|无|不|唔)(?:设|用|做|计|搞|有)?(?:任何)?(?:科目)?(?:weight(?:ing)?s?|加权|比重|权重)',
});

/** How a message seeks programmes by what they make of a subject: of which grade they take, or how much it counts; null: it does not. */
function soughtBy({ reading, context }: Wish): Partial<Conditions> | null {
  const { text, grades } = reading;
  const takes = gradeTaken(reading, context);
  if (takes === null && UNWEIGHTED.test(text)) return { unweighted: true };
  const [subject, ...others] = grades.subjects.filter((one) => one !== takes?.subject);
  const isOfOne = subject !== undefined && others.length === 0;
  const counts = isOfOne && WEIGHS.test(text) ? { counts: [subject] } : null;
  return takes === null ? counts : { takes, ...counts };
}

const LOW: ReadonlySet<string> = new Set(['U', '1', '2']);

/** What else is open with a low grade in a language. */
function besideFound({ takes }: Partial<Conditions>, { text, context }: Wish): readonly ToolCall[] {
  const isLow = takes?.subject === 'CHI' || takes?.subject === 'ENG' ? LOW.has(takes.grade) : false;
  const entry = isLow ? context.knowledge.entry('lowLanguage') : null;
  return entry === null ? [] : [entryCall(entry, text)];
}

/** 邊啲護理收數學2, "which programmes weigh Chinese more", 冇weighting嘅: those of the field named, else all, the likeliest first. */
export function soughtBySubject(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const { text, named, has } = reading;
  if (!SEEKS.test(text) || named.codes.length > 0 || MINE.test(text) || has('list')) return null;
  // Of one programme it is asked whether it does.
  if (named.topics.length > 0 && named.institutions.length === 1) return null;
  const by = soughtBy(wish);
  if (by === null) return null;
  const call = findingCall('find_by_requirement', reading, context);
  if (call.tool !== 'find_programmes') return null;
  return lookUp([
    { tool: 'find_programmes', input: { ...call.input, without: [], counts: [], ...by, order: 'level' } },
    ...besideFound(by, wish),
  ]);
}
