import { isGradeOf, type SubjectCode } from '@lodestar/domain';
import { besideSubjects } from '../asked/beside-subjects.ts';
import { soughtIn } from '../asked/criterion-words.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { plainText, wordPattern } from '../asked/plain-text.ts';
import { type Reading, readMessage } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { readIntents } from '../classifier/read-intent.ts';
import type { Intent } from '../intents.ts';
import { ownMeant } from '../state/own-meant.ts';
import { ownAt, pointedAt } from '../state/pointed-at.ts';
import { saidLast } from '../state/said-last.ts';
import { focusOf, spokenOf } from '../state/spoken-of.ts';
import type { GradeChange } from '../state/told-grades.ts';
import { missedMinimum } from '../tools/general-minimum.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { eachThere } from './each-there.ts';
import { fieldOf, ofFieldBefore } from './field-before.ts';
import { classifyCalls, lookUp, type Wish } from './parts.ts';

/** Whether a grade keeps somebody out: "does a 3 in maths block", 會唔會俾人飛, 哪個對英文鬆一點. */
const BARS = wordPattern({
  en: `
    (?:block|bar|stop|disqualif\\w+|rule(?:s)? (?:me|it|him|her) out|shut(?:s)? me out|kill(?:s)?|keep(?:s)? me out|hold(?:s)? me back)
    |(?:meets?|under|below|above|over|past|clear(?:s)?|pass(?:es)?) (?:the |their |its )?(?:minimum|min|bar|line|requirement)|enough (?:for|to)|good enough|too low for|(?:stricter|looser|easier|softer|harsher) (?:on|about|with)|accept
  `,
  forms:
    '挡|卡(?:住|死|我|人|(?=$|[ ,。?!]))|(?:俾|畀|被)(?:人)?(?:飞|弹|刷|筛|踢)|够(?:唔|不)够|线上|过线|门槛|最低要求|(?:能|可以|可唔可以|可不可以|仲|还)(?:能)?(?:不能|唔可以)?(?:读|报|入)|松(?:一?点|啲)|严(?:一?点|啲)?|拦|死刑|(?:要(?:唔|不)要紧|紧(?:唔|不)紧要)|(?:有(?:冇|没有|无)|系咪|是不是|会(?:唔|不)会)(?:问题|影响|事)|因为[^,，。]{1,8}(?:唔|不)(?:要|收|录)我?|冇得(?:读|报|入)|(?:收|要)(?:唔收|不收|唔要|不要)|(?:唔|不)(?:收|录)',
});
/** The same said as a fear: only where it is asked. */
const FEARED = wordPattern({
  en: 'deal ?-?breaker|(?:a |any )?(?:problem|issue)|matters?|hurts?|ruins?|kills?|fatal|screwed|doomed|cooked|over for me|chance with',
  forms: '死(?:硬|定|晒|咗|翻|路)|(?:没|冇|无)(?:戏|望|机会|希望)|完(?:蛋|了)|凉',
});
const ASKED =
  /[?？]|系咪|系唔系|是不是|(\p{Script=Han})(?:唔|不)\1|吗|有(?:冇|没有)|(?<![a-z])(?:(?:does|do|is|are|am|will|would|can|could)(?:n'?t)? (?:it|that|this|i|an?|my|the|[a-z]+ [1-5])(?![a-z]))/u;
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

/** Whether a minimum that is missed is let pass: "can they overlook it", 會唔會通融. */
const OVERLOOKS = wordPattern({
  en: 'overlooks?|waives?|forgives?|(?:make|makes|making) (?:an )?exceptions?|let (?:it|that|me) (?:slide|off|pass|through)|look past|ignore (?:it|that|my)|still (?:take|accept|consider) me|bend (?:the )?rules?',
  forms: '通融|网开一面|破例|豁免|酌情|放(?:我)?一马|睇开(?:啲|一面)|包容|例外',
});

/** From this share on it is asked of all degrees, of what counts anywhere, or of the sum itself. */
const HEARD = 0.5;
const AT_LARGE =
  /^(?:other_subjects|general_requirements|my_score|my_strengths|find_|explain_points|interview_tips|study_tips|electives_for|catalogue_count|improve|about_job|programme_similar|pressure|worry)/;

/** "What about CUHK law", 那科大呢: one more is looked at, and so how one stands there, too. */
const ONE_MORE = /(?<![a-z])(?:what|how) about(?![a-z])|^(?:咁|那).{1,16}呢/;

/** 邊間英文要求高啲, "which asks more of it": of those that were spoken of one after another. */
const WHICH_MORE =
  /(?<![a-z])which(?![a-z]).*(?<![a-z])(?:\w+er|more|less)(?![a-z])|(?:边|哪)(?:一)?(?:间|个|科|所).*(?:啲|些|一点|更|较)/;

const ASKS_WHICH = /(?<![a-z])which(?![a-z])|边|哪/;

/** All degrees, and none in particular. */
const OF_ALL =
  /(?<![a-z])(?:degrees?|uni(?:s|versity|versities)?|jupas|anywhere|programmes?|courses?)(?![a-z])|大学|学位|联招|课程|专业|(?<![a-z])u(?![a-z])/;

/** More than these were listed, and not compared. */
const MOST_COMPARED = 4;

/** What the talk is of, with those it was just set against. */
function sideBySide(focus: readonly string[], { earlier, context }: Wish): readonly string[] {
  const compared = spokenOf(earlier.slice(-2), context).find(
    ({ codes, listed }) =>
      listed && codes.length <= MOST_COMPARED && focus.every((code) => codes.includes(code)),
  );
  return compared?.codes ?? focus;
}

/** The surest of many was only called so: the field that they were found by is meant. */
function isFirstOfRows(
  focus: readonly string[],
  ofTalk: readonly string[],
  { earlier, context }: Wish,
): boolean {
  const rows = spokenOf(earlier.slice(-2), context).find(({ listed }) => listed)?.codes ?? [];
  const isAmong = rows.length > MOST_COMPARED && focus.every((code) => rows.includes(code));
  return isAmong && ofTalk.length > 0;
}

/** The programmes that are meant: named, of one's own list, or what the talk is of; the whole list where nothing says which. */
function meantThere(wish: Wish): readonly string[] {
  const { text, reading, context, earlier } = wish;
  const named = besideSubjects(reading, context);
  const { codes, topics, institutions } = named;
  if (codes.length > 0) return codes;
  const own = ownMeant(wish);
  // Of those that stood side by side all are meant, and not only one's own among them.
  const pointed = own.by === 'talk' ? pointedAt(text, reading, context, earlier) : [];
  if (pointed.length > own.codes.length && own.codes.every((code) => pointed.includes(code))) return pointed;
  if (own.codes.length > 0) return own.codes;
  if (named.own.length > 0) return named.own;
  // Of a field a grade is asked about; a subject that is only named is a condition of what is sought.
  const isOfGrade = reading.grades.mentions.length > 0;
  if (topics.length > 0 && institutions.length === 0) return isOfGrade ? fieldOf(named) : [];
  if (topics.length > 0) return eachThere(named, context);
  if (institutions.length > 0) return ownAt(reading, context, earlier);
  const ofTalk = ofFieldBefore(wish);
  if (WHICH_MORE.test(reading.text)) {
    const few = spokenOf(earlier, context).filter((group) => group.codes.length <= MOST_COMPARED);
    const compared = [...new Set(few.flatMap((group) => group.codes))].slice(0, MOST_COMPARED);
    if (compared.length > 1) return compared;
  }
  const focus = focusOf(earlier, context);
  if (focus.length > 0 && !isFirstOfRows(focus, ofTalk, wish)) return sideBySide(focus, wish);
  if (ofTalk.length > 0) return ofTalk;
  // Of the grade that is held one's own choices are meant, unless all degrees are named.
  const isHeld = reading.grades.changes.some(({ subject, grade }) => context.grades[subject] === grade);
  if (isHeld && context.choices.length > 0 && !OF_ALL.test(reading.text)) return context.choices;
  const [{ intent, share }] = readIntents(text, readMessage(text, context), context.intents);
  return share >= HEARD && AT_LARGE.test(intent) ? [] : context.choices;
}

/** The minimum that keeps somebody out of every degree, where a programme is to overlook it: "can PolyU design overlook it". */
function overlooked(wish: Wish): Understanding | null {
  const [missed] = missedMinimum(wish.context.grades)?.subjects ?? [];
  if (missed === undefined || !OVERLOOKS.test(wish.reading.text)) return null;
  const codes = meantThere(wish).slice(0, TOOL_LIMITS.codes);
  if (codes.length === 0) return null;
  return lookUp([{ tool: 'subject_at', input: { codes, subject: missed.subject, asks: 'minimum' } }]);
}

const POINTS = /(?<![a-z])(?:it|that|this)(?![a-z])|佢|它|(?:呢|嗰|这|那)科/;

/** 中文教育: the subject only names a programme. */
const isOfTitle = ({ grades, named }: Reading): boolean =>
  grades.mentions.length === 0 &&
  grades.named.every(({ at, end }) =>
    named.topics.some((topic) => topic.at <= at && end <= topic.end && topic.end - topic.at > end - at),
  );

/** The one subject of a message, or that of the message before where it only points: "does the sports one count it". */
function subjectMeant({ reading, earlier, context }: Wish): SubjectCode | null {
  const [subject, ...others] = reading.grades.subjects;
  if (subject !== undefined) return others.length === 0 && !isOfTitle(reading) ? subject : null;
  const said = earlier.findLast(({ isBot }) => !isBot);
  const isGrade = reading.grades.mentions.length === 1;
  if (said === undefined || !(isGrade || POINTS.test(reading.text))) return null;
  const [before, ...more] = readPlainly(said.text, context).grades.subjects;
  return before === undefined || more.length > 0 ? null : before;
}

/** Longer messages ask something of their own. */
const BARE = 24;
/** Messages before these are another matter. */
const REMEMBERED = 3;
const OF_REQUIREMENTS: ReadonlySet<Intent> = new Set<Intent>(['programme_requirements', 'programme_level']);

/** "Is a 4 ok", 5夠唔夠, after what a programme asks of a subject: that subject with this grade; null: something else is asked. */
function gradeAskedOf(wish: Wish): GradeChange | null {
  const { context } = wish;
  const { named, grades, text } = wish.reading;
  const [mention, ...more] = grades.mentions;
  const namesNone = namesNothing(named) && grades.subjects.length === 0;
  const isBare = namesNone && more.length === 0 && text.length <= BARE;
  if (!isBare || mention?.kind !== 'grade') return null;
  const before = saidLast(
    wish,
    REMEMBERED,
    (said) => said.grades.subjects.length > 0 || said.text.length > BARE,
  );
  const [subject, ...others] = before?.reading.grades.subjects ?? [];
  if (before === undefined || subject === undefined || others.length > 0) return null;
  const [{ intent }] = readIntents(before.text, readMessage(before.text, context), context.intents);
  const isAsked = before.reading.facets.includes('requirements') || OF_REQUIREMENTS.has(intent);
  return isAsked && isGradeOf(subject, mention.grade) ? { subject, grade: mention.grade } : null;
}

/** Nothing is named, and programmes were spoken of: what is asked of a subject is asked there, whether or not a grade of it is known. */
function isOfTalk({ reading, context, earlier }: Wish): boolean {
  const isUnnamed = namesNothing(besideSubjects(reading, context)) && reading.grades.mentions.length === 0;
  return isUnnamed && spokenOf(earlier.slice(-2), context).length > 0;
}

/** "Does maths 3 block any of the three", 計唔計 M2: one subject at the programmes that are meant, answered for each. */
export function subjectThere(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const passed = overlooked(wish);
  if (passed !== null) return passed;
  const asked = gradeAskedOf(wish);
  const codesAsked = asked === null ? [] : meantThere(wish).slice(0, TOOL_LIMITS.codes);
  if (asked !== null && codesAsked.length > 0)
    return lookUp([{ tool: 'subject_at', input: { codes: codesAsked, asks: 'minimum', ...asked } }]);
  const { changes: told, subjects } = reading.grades;
  const subject = subjectMeant(wish);
  if (subject === null) return null;
  // A grade that is the saved one supposes nothing.
  const changes = told.filter((one) => context.grades[one.subject] !== one.grade);
  // Which of several weighs it is told of all of them.
  const isOfNamed = eachThere(besideSubjects(reading, context), context).length > 1;
  if (soughtIn(reading)?.by === 'weight' && ASKS_WHICH.test(reading.text) && !isOfNamed) return null;
  const isGraded = subjects.length + reading.grades.mentions.length > 0;
  const isFeared = FEARED.test(reading.text) && ASKED.test(plainText(wish.text));
  const bars = isGraded && (BARS.test(reading.text) || isFeared);
  const isOfFormula = reading.facets.includes('formula') || WEIGHS.test(reading.text);
  const isRequired = isOfTalk(wish) && (reading.facets.includes('requirements') || bars);
  if (!bars && !isOfFormula && !isRequired && !COUNTS.test(reading.text)) return null;
  // What a grade that is not held would bring is worked out elsewhere.
  const change = changes.find((one) => one.subject === subject);
  if (changes.length > 1 || (change !== undefined && !bars)) return null;
  const isTold = change !== undefined || context.grades[subject] !== undefined;
  if (subject === 'CSD' || (bars && !isTold && !isRequired)) return null;
  const codes = meantThere(wish).slice(0, TOOL_LIMITS.codes);
  if (codes.length === 0) return null;
  const asks = bars || isRequired ? 'minimum' : WEIGHS.test(reading.text) ? 'weight' : 'counts';
  const grade = change === undefined ? {} : { grade: change.grade };
  const focus = focusOf(wish.earlier, context);
  const isNew =
    ONE_MORE.test(reading.text) && focus.length > 0 && !codes.some((code) => focus.includes(code));
  return lookUp([
    { tool: 'subject_at', input: { codes, subject, asks, ...grade } },
    ...(isNew ? classifyCalls(codes) : []),
  ]);
}
