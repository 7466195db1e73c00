import { ELECTIVE_SUBJECTS, type Grades, type SubjectCode } from '@lodestar/domain';
import { namedGrades } from './grade-changes.ts';
import { type SubjectMention, subjectMentions } from './subject-words.ts';
import type { Topic } from './topics.ts';

/** What is asked of school subjects: which of several, one more beside some, or whether to take or drop one. */
export interface SubjectQuestion {
  readonly asks: 'which' | 'oneMore' | 'takeOrDrop';
  readonly subjects: readonly SubjectCode[];
  /** Told of as weak or disliked. */
  readonly weak: readonly SubjectCode[];
}

const ELECTIVES: ReadonlySet<SubjectCode> = new Set(ELECTIVE_SUBJECTS);

/** Numbers that are no grades: a form of school, "choose 1". */
const NO_GRADE =
  /(?<![a-z])(?:form|f\.?|s\.?|secondary) ?[1-6](?![0-9])|中(?:[一二三四五六]|[1-6](?! ?[,，、/]*[英数]))|(?<![a-z])(?:choose|pick|take|keep) (?:1|one)(?![0-9a-z])|[拣选留] ?1(?![0-9])|[23] ?x(?![a-z])/g;

/** Between two subjects: one or the other. */
const OR =
  /(?<![a-z])(?:or|vs?|versus|than|over|not|rather than|instead of)(?![a-z])|\/|定(?!期)|还是|抑或|或者?|比|(?:同|和|跟|与)(?=[^。.!?？！]{0,8}$)/;
/** One of several is to be chosen. */
const CHOOSES =
  /(?<![a-z])(?:choose|pick|keep|drop|electives?|take)(?![a-z]).{0,40}(?<![a-z])(?:which|or|1|one|between)(?![a-z])|(?<![a-z])which (?:one|elective|subject|of)(?![a-z])|(?<![a-z])(?:torn|stuck|deciding|choosing|choose|decide) between(?![a-z])|(?:边|哪)(?:一|两|二|几|2)?(?:科|门|个)|(?:里(?:面)?|入面|之中|之间|中)(?:选|拣|揀)|(?:选|拣)(?:一|两|二|1|2)?(?:科|门)|二选一|拣定|揀边/;
const BETTER =
  /(?<![a-z])(?:better|best|prefer|which|choose|pick|rather|take|taking|should|torn|between|decid\w+|drop|keep|useful|electives?|subjects?)(?![a-z])|好(?:啲|些|点)?(?![分难])|拣|选|读|修|留/;

const ONE_MORE =
  /第三(?:个)?(?:科|选修)|(?:加|再(?:拣|选|读|修|加)|多(?:拣|选|读))(?:多)?(?:哪|边|什么|咩|乜|一)?(?:一)?(?:科|门)|(?<![a-z])(?:third|3rd|one more|another) (?:subject|elective)(?![a-z])/;
const WHAT = /(?<![a-z])(?:which|what|recommend|suggest)(?![a-z])|什么|咩|乜|边|哪|直接|推荐|推介/;

const TAKE_OR_DROP =
  /(?<![a-z])(?:drop(?:ping|ped)?|quit(?:ting)?|give up)(?![a-z])|(?<![a-z])(?:should|shall|must|need(?:ed)?|required|compulsory|worth|useful|helpful|necessary|important)(?![a-z]).{0,20}(?:take|taking|do|doing|study|keep|choose|have)?(?![a-z])|(?<![a-z])(?:yes )?or (?:no|not)(?![a-z])|(?:要唔要|要不要|应唔应该|应不应该|应该|该不该|系咪(?:一定)?要|是不是(?:一定)?要|是否(?:一定)?要|好唔好|好不好|值唔值得|值不值得|使唔使|需唔需要|需不需要)(?:继续)?(?:读|修|选|拣|学|退|留|放弃|drop)|退修|放弃|(?:读|修|拣|选).{0,6}(?:好唔好|好不好|有(?:冇|没有|无)用|定唔|还是不)/;

/** Grades to be raised, or how hard a subject is, are another question. */
const OF_GRADES =
  /(?<![a-z])(?:weakest|strongest|worst|counts?|counted|raise|improve|improv\w+|retake|re-?sit|revis\w+|harder|easier|difficult|hard to (?:get|score)|study for|grade|score|marks?)(?![a-z])|(?<![统会])计(?!算|划|划|较|入)|升(?:一|两|到|级)|重考|温|操|难(?:啲|些|点|读)?|提(?:高|升)|拉(?:高|低)|拖|分数|(?:边|哪)(?:一)?科.{0,4}(?:差|弱|低|高|叻)/;
/** Which to take, whatever is told of scores beside it. */
const TO_TAKE =
  /(?<![a-z])(?:should|shall|do) i (?:take|choose|pick|drop|keep)(?![a-z])|(?<![a-z])(?:elective form|(?:form|f\.?|s\.?|secondary) ?3(?![0-9]))|中三|初三|选科|(?:应该|要)(?:拣|选)/;
/** Whether a message, small and simplified, is of the grades in its subjects, and not of which to take. */
export const asksOfGrades = (text: string): boolean => OF_GRADES.test(text) && !TO_TAKE.test(text);
const OF_DEGREES = /(?<![a-z])(?:degrees?|majors?|majoring)(?![a-z])|主修|专业|学位|学系/;
const OF_SCHOOL =
  /(?<![a-z])(?:electives?|subjects?|dse|form|f\.?[1-6]|s\.?[1-6])(?![a-z])|选修|选科|中[三四五]|科目/;
/** A degree goes by its subject's name. */
const IS_DEGREE = /^ ?(?:degrees?|programmes?|programs?|majors?|courses?|系|专业|学系|课程|治疗|学士)/;

const WEAK_BEFORE =
  /(?:(?:唔|不)(?:想|要)(?:读|学|修|碰)|don'?t want to (?:take|do|study)|weak (?:at|in)|bad at|poor (?:at|in)|hate|not good at|suck at|don'?t like|唔钟意|不喜欢|讨厌|怕|唔识|不会) ?$/;
const WEAK_AFTER =
  /^ ?(?:我)?(?:is|are|'s)? ?(?:我)?(?:比较|好|很|都|真的|有啲|有点|太|最|so|very|quite|my)? ?(?:weak|bad|poor|hard for me|terrible|弱|差|烂|唔好|不好|唔叻|不行|跟不上|唔掂)/;

/** A programme's name that holds a subject's, 物理治疗, is the programme's; 生物化学 is two subjects that stand together. */
function ofSchool(
  text: string,
  named: readonly SubjectMention[],
  topics: readonly Topic[],
): readonly SubjectMention[] {
  const isAll = ({ at, end }: Topic): boolean =>
    text
      .slice(at, end)
      .split('')
      .every((_, place) => named.some((one) => one.at <= at + place && at + place < one.end));
  const names = topics.filter((topic) => !isAll(topic));
  const isInName = (one: SubjectMention): boolean =>
    names.some(({ at, end }) => at <= one.at && one.end <= end && end - at > one.end - one.at);
  return named.filter((one) => !isInName(one) && !IS_DEGREE.test(text.slice(one.end)));
}

const isWeakIn =
  (text: string) =>
  ({ at, end }: SubjectMention): boolean =>
    WEAK_BEFORE.test(text.slice(0, at)) || WEAK_AFTER.test(text.slice(end));

const electivesIn = (mentions: readonly SubjectMention[]): readonly SubjectCode[] => [
  ...new Set(mentions.flatMap(({ subjects }) => subjects).filter((subject) => ELECTIVES.has(subject))),
];

/** In so few signs, or so near the start, subjects set against one another ask which to take. */
const SHORT = 40;
const NEAR_START = 5;

/** "I want to study history or geography": of degrees, where nothing tells of school. */
const WANTS_TO_STUDY =
  /(?:(?:想|打算|准备)(?:去)?(?:读|学|修|报)|(?<![a-z])want to (?:study|read|do|major in)|interested in) ?$/;
/** Before a subject: it is not had. */
export const LEFT_OUT = /(?:冇|没有?|无|(?<![a-z])(?:no|w\/o|without|with no) )$/;
/** What those that are held open: 咁cs得唔得. */
export const GETS_IN =
  /(?<![a-z])(?:can|could) (?:i|you|we)(?![a-z])|(?:读|入|报)(?:唔|不)(?:读|入|报)?到|得唔得|能.*吗|可(?:唔可)?以/;

/** Whether some two neighbours of the subjects named are set against one another. */
function areSetAgainst(text: string, mentions: readonly SubjectMention[]): boolean {
  return mentions.some((one, place) => {
    const next = mentions[place + 1];
    const between = next === undefined ? '' : text.slice(one.end, next.at);
    return next !== undefined && !/[.!。！]/.test(between) && OR.test(between);
  });
}

/** What a plain text asks of school subjects; null: nothing. `topics`: what it names that can be studied. */
export function subjectQuestion(
  plain: string,
  topics: readonly Topic[],
  grades: Grades,
): SubjectQuestion | null {
  const text = plain.replace(NO_GRADE, (found) => found.replace(/[0-9]/g, ' '));
  const named = subjectMentions(text);
  const mentions = ofSchool(text, named, topics);
  const all = electivesIn(mentions);
  const isOfField = topics.some((topic) => !named.some((one) => topic.at < one.end && one.at < topic.end));
  const isOfDegrees = OF_DEGREES.test(text) && !OF_SCHOOL.test(plain) && !isOfField;
  const isOfGrades = asksOfGrades(text);
  if (isOfGrades || isOfDegrees || namedGrades(text, grades).changes.length > 0) return null;
  const weak = electivesIn(mentions.filter(isWeakIn(text)));
  if (ONE_MORE.test(text) && WHAT.test(text)) {
    return { asks: 'oneMore', subjects: all.filter((subject) => !weak.includes(subject)), weak };
  }
  const start = mentions[0]?.at ?? SHORT;
  const isBare = text.length < SHORT || start < NEAR_START;
  const isWish = WANTS_TO_STUDY.test(text.slice(0, start)) && !OF_SCHOOL.test(plain);
  const isChoice = areSetAgainst(text, mentions) ? BETTER.test(text) || isBare : CHOOSES.test(text);
  if (all.length > 1 && isChoice && !isWish) return { asks: 'which', subjects: all, weak };
  const isWithout = LEFT_OUT.test(text.slice(0, start)) && GETS_IN.test(text) && !WHAT.test(text);
  const isAsked = all.length === 1 && (TAKE_OR_DROP.test(text) || (isOfField && isWithout));
  return isAsked ? { asks: 'takeOrDrop', subjects: all, weak } : null;
}

/** Around a subject: nothing but that it is one more to be looked at. */
const BARE =
  /^(?:ok(?:ay)?|so|and|or|what (?:about|if)|how about|if|i|we|take|then|for|那么?|咁|如果|(?:拣|选|读|换|揀)(?:咗|了|做)?|呢|又|点样?|怎么样|如何|嘅话|的话|[\s,.?!，。？！])*$/;

/** "And M1?", 那經濟呢: one subject more, of which nothing else is said. */
export function bareSubjects(plain: string, topics: readonly Topic[]): readonly SubjectCode[] {
  const mentions = ofSchool(plain, subjectMentions(plain), topics);
  const rest = mentions
    .toReversed()
    .reduce((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, plain);
  return mentions.length > 0 && BARE.test(rest) ? electivesIn(mentions) : [];
}

/** The electives that a plain text tells of as weak or disliked. */
export function weakSubjects(plain: string, topics: readonly Topic[]): readonly SubjectCode[] {
  const mentions = ofSchool(plain, subjectMentions(plain), topics);
  return electivesIn(mentions.filter(isWeakIn(plain)));
}

/** The electives that a text names as subjects of school. */
export function schoolSubjects(plain: string, topics: readonly Topic[]): readonly SubjectCode[] {
  return electivesIn(ofSchool(plain, subjectMentions(plain), topics));
}
