import { DEFAULT_RECOMMENDATION_COUNT, interestsOf, type SubjectCode } from '@lodestar/domain';
import { detailCalls } from '../asked/decide.ts';
import { asksFate } from '../asked/list-fate-words.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { plainText, wordPattern } from '../asked/plain-text.ts';
import { weakSubjects } from '../asked/subject-choice-words.ts';
import { hasEnoughGrades } from '../standing.ts';
import { ownAt, pointedAt } from '../state/pointed-at.ts';
import type { ToolCall } from '../tool-call.ts';
import { NO_CONDITIONS } from '../tools/conditions.ts';
import { recommend } from '../tools/recommend.ts';
import type { RecommendInput } from '../tools/recommend-programmes.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { entryCall, lookUp, meant, type Wish } from './parts.ts';
import { planFor } from './plan-for.ts';
import { likeliestOf } from './topics.ts';

/** Stories are read as a whole. */
const SHORT = 50;

const IN_REACH = { by: 'scores', level: null, institutions: [], category: null } as const;

const namesNone = ({ reading: { named, grades } }: Wish): boolean =>
  namesNothing(named) && grades.changes.length === 0;

const HOPELESS = wordPattern({
  en: `
    beyond (?:saving|hope|help|rescue)|hopeless|no hope(?: left)?|(?:any|some|still) hope(?: left| for me)?|doomed|cooked|screwed|(?:done|finished) for|is it (?:all )?over(?: for me)?|am i finished|(?:does (?:this|that|it) mean |so )?(?:i )?(?:can'?t|cannot|won'?t|never) (?:go to|get into|make it to) (?:any )?uni\\w*|no uni(?:versity)? for me|can (?:i|this|it|my \\w+) (?:still )?be saved
  `,
  forms:
    '(?:有冇|有没有|有无|冇|无|没有?|未|仲有|还有|还)(?:得|的)?救|死(?:梗|硬)|(?:系咪|是不是|是否|即系|那我|咁我).{0,4}(?:冇得|没得|没有|冇|无|读唔到|入唔到|上不了|读不了|去唔到)(?:读|上|入)?(?:大学|degree|书读)|玩完|凉凉|没戏了|冇晒(?:机|希望)',
});

/** What is told where no degree's median is reached: of a list, and of the way around. */
const BELOW_ALL = { ofList: 'allLow', around: 'subDegree22222' } as const;

/** 無得救?, "beyond saving?": of one's grades, what is still open with them; no matter that firefighters save. */
function stillOpen(wish: Wish): Understanding | null {
  const { text, reading, context } = wish;
  const isOfGrades = text.length <= SHORT && HOPELESS.test(reading.text) && namesNone(wish);
  if (!isOfGrades || asksFate(reading) || reading.has('list') || !hasEnoughGrades(context.grades))
    return null;
  const near = context.choices.slice(0, TOOL_LIMITS.codes);
  const input: RecommendInput = { ...IN_REACH, count: DEFAULT_RECOMMENDATION_COUNT, near };
  const call: ToolCall = { tool: 'recommend', input };
  const { programmes, nearest_only: isFar } = recommend.run(input, context);
  if (programmes.length > 0 && !isFar) return lookUp([call]);
  const known = (id: string): readonly ToolCall[] => {
    const entry = context.knowledge.entry(id);
    return entry === null ? [] : [entryCall(entry, text)];
  };
  const first = context.choices.length > 0 ? known(BELOW_ALL.ofList) : [call];
  return lookUp([...first, ...known(BELOW_ALL.around)]);
}

const WANTS =
  /要(?:啲|些)?(?:咩|乜|什么|几多分|边啲|哪些)|(?<![a-z])what (?:do(?:es)?|would) (?:\w+ ){1,4}(?:want|require|need|ask for|look for)(?![a-z])/;

/** 嶺大要咩: what is asked by the one that was chosen or spoken of there. */
function wantedThere(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const { institutions, codes, topics } = reading.named;
  const isBare = institutions.length === 1 && codes.length + topics.length === 0;
  if (!isBare || !WANTS.test(reading.text) || ownAt(reading, context, earlier).length === 0) return null;
  return planFor('programme_requirements', wish);
}

const WHAT_IS_IT =
  /(?<![a-z])(?:which (?:uni\w*|school|institution)|what (?:programme|program|course|degree) is|(?:its )?full name|stands? for)(?![a-z])|(?:边|哪)(?:间|所|个)(?:大学|学校|院校|u(?![a-z]))|(?:系|是|嘅|的)(?:咩|乜|什么|边|哪)(?:一)?(?:科|课程|专业)|全名|全称/;

/** "JS4412 邊間學校嘅咩科": what a code stands for, and where; no matter that schools are ranked. */
function whatCodeIs({ text, reading }: Wish): Understanding | null {
  const { codes, unknown } = reading.named;
  const isBare = text.length <= SHORT && reading.facets.length === 0 && codes.length + unknown.length > 0;
  return isBare && WHAT_IS_IT.test(reading.text)
    ? lookUp(detailCalls([...codes, ...unknown]), ['content'])
    : null;
}

const LOOKED_DOWN_ON =
  /(?<![a-z])(?:second|third|2nd|3rd)[- ](?:rate|class (?:uni\w*|degree|programme|law)|tier)(?![a-z])|(?<![a-z])(?:look(?:s|ed|ing)? down (?:on|upon)|inferior|not as good as (?:hku|cuhk)|worthless)(?![a-z])|二流|三流|次(?:一)?等|(?:冇|没有?|无)人(?:睇得起|看得起)|(?:睇|看)(?:唔|不)起|水科/;

/** "CityU law is second rate": what it leads to, not the second of a list. */
function lookedDownOn(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  const { codes, topics, institutions } = reading.named;
  const isPointed = institutions.length > 0 && pointedAt(text, reading, context, earlier).length > 0;
  const isNamed = codes.length > 0 || topics.length > 0 || isPointed;
  if (!isNamed || !LOOKED_DOWN_ON.test(plainText(text))) return null;
  return lookUp(detailCalls(meant(wish)), ['careers']);
}

/** From this share on an answer is the one asked for. */
const MEANT = 0.3;

const CHANGES =
  /改选|改志愿|(?<![a-z])(?:modif(?:y|ication)|change of (?:programme )?choices|changing choices)(?![a-z])/;
const WHEN =
  /几时|什么时候|何时|几号|边日|哪天|截止|日期|开始|限期|(?<![a-z])(?:when|dates?|deadline|start|open|close)(?![a-z])/;
/** Asked before results, of which the window after them is no answer. */
const BEFORE = /放榜前|(?<![a-z])before (?:the )?results?(?![a-z])/;

/** 改選幾時開始同埋截止: the window for changes, not the deadline of applying. */
function whenToChange({ text, reading, context }: Wish): Understanding | null {
  const isAsked = CHANGES.test(reading.text) && WHEN.test(reading.text) && !BEFORE.test(reading.text);
  const entry = isAsked ? context.knowledge.entry('modificationDates') : null;
  return entry === null ? null : lookUp([entryCall(entry, text, true)]);
}

const SEEKS =
  /(?<![a-z])(?:what|which|where|recommend|suggest|any)(?![a-z])|(?:咩|乜|什么|边|哪)(?:啲|些)?(?:科|课程|专业)?|推荐|推介|有得(?:读|拣)/;

const WEAK_MATHS =
  /(?<![a-z])(?:weak|bad|poor|suck|hopeless|terrible) (?:at|in) math|math\w* (?:is|are) (?:\w+ )?(?:weak|bad|poor)|数学?(?:科)?(?:好|很|比较|有啲|太)?(?:差|弱|烂)/;

const LIKES = /(?<![a-z])(?:like|love|enjoy)(?![a-z])|(?<![不唔])(?:钟意|中意|喜欢)/;

/** "My physics is weak, what can I study": what does without it, not what is like it. */
export function withoutWeak(wish: Wish): Understanding | null {
  const { reading } = wish;
  const { named, grades } = reading;
  if (named.codes.length + grades.changes.length > 0 || !SEEKS.test(reading.text) || reading.has('raise'))
    return null;
  const weak: readonly SubjectCode[] = weakSubjects(reading.text, named.topics);
  if (weak.length === 0) return WEAK_MATHS.test(reading.text) ? likeliestOf(['careers'], MEANT, wish) : null;
  const field = named.topics.find(
    (topic) => !grades.named.some((one) => topic.at < one.end && one.at < topic.end),
  );
  const { institutions } = named;
  // "Hate chem, love bio": what is liked is looked for, and what is hated kept out of it.
  const words = [wish.text.slice(0, TOOL_LIMITS.query)];
  if (
    field === undefined &&
    interestsOf(wish.context.fields, words).likes.length > 0 &&
    LIKES.test(reading.text)
  )
    return lookUp([{ tool: 'find_by_interest', input: { words, institutions } }]);
  const conditions = { ...NO_CONDITIONS, query: field?.query ?? '', institutions, without: weak };
  return lookUp([{ tool: 'find_programmes', input: { ...conditions, order: null, lowest: false } }]);
}

/** What a single word of a message would have decided against the rest of it. */
export function saidByAll(wish: Wish): Understanding | null {
  return stillOpen(wish) ?? wantedThere(wish) ?? whatCodeIs(wish) ?? lookedDownOn(wish) ?? whenToChange(wish);
}
