import { besideSubjects } from '../asked/beside-subjects.ts';
import { soughtIn } from '../asked/criterion-words.ts';
import { wordPattern } from '../asked/plain-text.ts';
import { readMessage } from '../asked/reading.ts';
import { readIntents } from '../classifier/read-intent.ts';
import { ownMeant } from '../state/own-meant.ts';
import { ownAt } from '../state/pointed-at.ts';
import { focusOf } from '../state/spoken-of.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { eachThere } from './each-there.ts';
import { classifyCalls, lookUp, type Wish } from './parts.ts';

/** Whether a grade keeps somebody out: "does a 3 in maths block", 會唔會俾人飛, 哪個對英文鬆一點. */
const BARS = wordPattern({
  en: `
    (?:block|bar|stop|disqualif\\w+|rule(?:s)? (?:me|it|him|her) out|shut(?:s)? me out|kill(?:s)?|keep(?:s)? me out|hold(?:s)? me back)
    |(?:meets?|under|below|above|over|past|clear(?:s)?|pass(?:es)?) (?:the |their |its )?(?:minimum|min|bar|line|requirement)|enough (?:for|to)|good enough|too low for|(?:stricter|looser|easier|softer|harsher) (?:on|about|with)|accept
  `,
  forms:
    '挡|卡(?:住|死)|(?:俾|畀|被)(?:人)?(?:飞|弹|刷|筛|踢)|(?:够|夠)(?:唔|不)(?:够|夠)|线上|过线|门槛|最低要求|(?:能|可以|可唔可以|可不可以|仲|还)(?:能)?(?:不能|唔可以)?(?:读|报|入)|松(?:一?点|啲)|严(?:一?点|啲)?|拦|死刑|冇得(?:读|报|入)',
});
/** Whether it counts in the score. */
const COUNTS = wordPattern({
  en: '(?:even |still |really )?(?:counts?|counted|counting|included?)(?: (?:there|in|for|at|towards|much))?|look(?:s)? at|(?:is|are) (?:it )?(?:bonus|useless|wasted)|bonus',
  forms:
    '计(?:唔计|不计|分|入|埋|佢|算|咗)|算(?:唔算|不算|入|进|分)|加分|(?:睇|看)(?:唔睇|不看|重)|使(?:唔使|不使)计|有(?:冇|没有)用',
});

/** Whether it weighs more than others. */
const WEIGHS = wordPattern({
  en: '(?:extra|more|double|higher|special|any) (?:weight|marks|points)|weigh(?:s|ed|t|ts|ted|ting)?|weightings?|count(?:s|ed)? (?:double|twice|more)|multipl(?:y|ied|ier)',
  forms:
    '比重|加权|权重|加成|(?:计|算)(?:得|多|重|double|双|两)|乘(?:几|多少|二|两|2|1)|(?:看|睇)得?重|重视|着重',
});

/** From this share on it is asked of all degrees, of what counts anywhere, or of the sum itself. */
const HEARD = 0.3;
const AT_LARGE =
  /^(?:other_subjects|general_requirements|my_score|my_strengths|find_|explain_points|interview_tips|study_tips|electives_for|catalogue_count|improve|about_job|programme_similar|pressure|worry)/;

/** "What about CUHK law", 那科大呢: one more is looked at, and so how one stands there, too. */
const ONE_MORE = /(?<![a-z])(?:what|how) about(?![a-z])|^(?:咁|那).{1,16}呢/;

const ASKS_WHICH = /(?<![a-z])which(?![a-z])|边|哪/;

/** The programmes that are meant: named, of one's own list, or what the talk is of; the whole list where nothing says which. */
function meantThere(wish: Wish): readonly string[] {
  const { text, reading, context, earlier } = wish;
  const named = besideSubjects(reading, context);
  const { codes, topics, institutions } = named;
  if (codes.length > 0) return codes;
  const own = ownMeant(wish).codes;
  if (own.length > 0) return own;
  if (named.own.length > 0) return named.own;
  if (topics.length > 0) return eachThere(named, context);
  if (institutions.length > 0) return ownAt(reading, context, earlier);
  const focus = focusOf(earlier, context);
  if (focus.length > 0) return focus;
  const [{ intent, share }] = readIntents(text, readMessage(text, context), context.intents);
  return share >= HEARD && AT_LARGE.test(intent) ? [] : context.choices;
}

/** "Does maths 3 block any of the three", 計唔計 M2: one subject at the programmes that are meant, answered for each. */
export function subjectThere(wish: Wish): Understanding | null {
  const { reading } = wish;
  const { subjects, changes } = reading.grades;
  const [subject, ...others] = subjects;
  if (subject === undefined || others.length > 0) return null;
  // Which of several weighs it is told of all of them.
  if (soughtIn(reading)?.by === 'weight' && ASKS_WHICH.test(reading.text)) return null;
  const bars = BARS.test(reading.text);
  const isOfFormula = reading.facets.includes('formula') || WEIGHS.test(reading.text);
  if (!bars && !isOfFormula && !COUNTS.test(reading.text)) return null;
  // What a grade that is not held would bring is worked out elsewhere.
  const change = changes.find((one) => one.subject === subject);
  if (changes.length > 1 || (change !== undefined && !bars)) return null;
  const isTold = change !== undefined || wish.context.grades[subject] !== undefined;
  if (subject === 'CSD' || (bars && !isTold)) return null;
  const codes = meantThere(wish).slice(0, TOOL_LIMITS.codes);
  if (codes.length === 0) return null;
  const asks = bars ? 'minimum' : WEIGHS.test(reading.text) ? 'weight' : 'counts';
  const grade = change === undefined ? {} : { grade: change.grade };
  const focus = focusOf(wish.earlier, wish.context);
  const isNew =
    ONE_MORE.test(reading.text) && focus.length > 0 && !codes.some((code) => focus.includes(code));
  return lookUp([
    { tool: 'subject_at', input: { codes, subject, asks, ...grade } },
    ...(isNew ? classifyCalls(codes) : []),
  ]);
}
