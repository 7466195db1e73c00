import type { SubjectCode } from '@lodestar/domain';
import { detailCalls } from '../asked/decide.ts';
import { foundByTopics } from '../asked/named-programmes.ts';
import { LEFT_OUT, schoolSubjects } from '../asked/subject-choice-words.ts';
import { takenIn } from '../asked/taken-subjects.ts';
import { pointedAt } from '../state/pointed-at.ts';
import type { SubjectsAsked } from '../tools/subjects-compared.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { ofFieldBefore } from './field-before.ts';
import { classifyCalls, lookUp, meant, type Wish } from './parts.ts';

/** Somebody does not take a subject, and asks to be let in. */
const WITHOUT =
  /(?<![a-z])(?:without|(?:didn'?t|don'?t|do not|did not|not) (?:take|have|study|taking|having|studying|do))(?![a-z])|(?:没有?|冇|无|唔|不|未)(?:选|修|读|考|学)(?!什么|咩|乜)/;
/** A subject stands in the way. */
const IN_THE_WAY =
  /(?<![a-z])(?:because of|due to|fail(?:s|ed)? (?:on|for|because of))(?![a-z])|因为|系咪因为|由于|输在|衰在/;
const NEEDED =
  /(?<![a-z])(?:requires?|required|need(?:s|ed)?|must|compulsory|necessary|mandatory|ask(?:s)? for|have to (?:have|take|study))(?![a-z])|(?:要唔要|要不要|使唔使|使不使|需唔需要|需不需要|一定要|必须|必修|系咪要|是不是要|需要|唔使|要求)(?:有|读|修|选|考)?/;
/** What a programme asks of all subjects is no question of one. */
const ALL_OF_IT =
  /(?<![a-z])(?:which|what) (?:subjects?|electives?|grades?)(?![a-z])|(?:咩|乜|什么|边|哪)(?:啲|些)?(?:科|选修|成绩)/;
/** Programmes are sought. */
export const SOUGHT =
  /(?<![a-z])(?:which|any|what) (?:\w+ ){0,2}(?:programmes?|programs?|degrees?|courses?|unis?)(?![a-z])|有(?:咩|乜|什么|边|哪|冇|没有)(?:啲|些)?(?:课程|科|专业|大学)|(?:边|哪)(?:间|所|啲课程|些课程)/;
const GETS_IN =
  /(?<![a-z])(?:can|could|may|am i|possible|allowed|ok)(?![a-z])|(?:可以|能|得|报到|读到|入到)|(?:得|报|读|入)(?:唔|不)(?:得|到|报|读|入)/;
const CORE: readonly SubjectCode[] = ['CHI', 'ENG', 'MAT'];

/** So many programmes are told of one by one. */
const FEW = 2;

/** Whether to lack it tells against somebody: "is that a problem", 會唔會蝕底; not 冇問題嗎, which hopes that it does not. */
const PROBLEM =
  /(?<!(?:no|not a|any) )(?<![a-z])(?:problems?|issues?|disadvantaged?|hurts?|harm|lose out|ruled out|screwed|doomed|matters?|affects?|bad)(?![a-z])|(?<!冇|没|没有|(?<!有)无)(?:问题|影响|大碍)|吃亏|蚀底|蚀章|(?:系咪|是不是|会唔会|会不会)(?:就)?(?:冇|没|没有|无)(?:得|机会|戏|希望|资格)|(?:系咪|是不是|会唔会|会不会)(?:就)?(?:唔得|不行|死|唔收|不收|进不了|入唔到|读唔到|读不了)/;
/** Hoped to be done without: "so I don't need bio right", 係咪唔使讀. */
const NOT_NEEDED =
  /(?<![a-z])(?:don'?t|doesn'?t|do not|does not|not|no) (?:need|required?|have to|necessary|compulsory|must)|(?<!使|需|用|要)(?:唔|不|无)(?:使|用|需要?|必|要求)(?!唔|不)/;

/** How one stands there is asked as well. */
const REACHES =
  /(?:我|佢|他|她)(?:呢|这)?(?:啲|些|种|个|样)?(?:的|嘅)?(?:分|成绩)|(?<![a-z])(?:my|his|her) (?:grades?|scores?|marks|results?)(?![a-z])|(?<![a-z])in reach(?![a-z])/;

/** So many signs before words of taking a subject may say that it is not taken. */
const NEGATOR = 6;

/** Subjects that a text says are taken, and not that they are not. */
const heldIn = (text: string): readonly SubjectCode[] =>
  takenIn(text).flatMap(({ at, end, held, subjects }) =>
    held && !WITHOUT.test(text.slice(Math.max(0, at - NEGATOR), end)) ? subjects : [],
  );

function asksOf(text: string): SubjectsAsked['asks'] | null {
  if (IN_THE_WAY.test(text)) return 'inTheWay';
  if (WITHOUT.test(text)) return PROBLEM.test(text) ? 'problem' : 'without';
  if (!NEEDED.test(text)) return null;
  return NOT_NEEDED.test(text) ? 'without' : 'needed';
}

/** "JS6004 without physics", "do architecture programmes at HKU require physics": whether those programmes ask for a subject. */
export function neededThere(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  const { named, grades, facets } = reading;
  const isLeftOut = grades.named.some(({ at }) => LEFT_OUT.test(reading.text.slice(0, at)));
  const ofLeftOut = PROBLEM.test(reading.text) ? 'problem' : 'without';
  const asks = asksOf(reading.text) ?? (isLeftOut ? ofLeftOut : null);
  const isElse = ALL_OF_IT.test(reading.text) || SOUGHT.test(reading.text);
  if (asks === null || isElse || facets.some((facet) => facet !== 'requirements')) return null;
  const core = asks === 'inTheWay' ? grades.subjects.filter((subject) => CORE.includes(subject)) : [];
  const graded = grades.changes.map(({ subject }) => subject);
  // What is taken beside it is not what is lacking.
  const isLacking = asks === 'without' || asks === 'problem';
  const held = isLacking ? heldIn(reading.text) : [];
  const subjects = [...schoolSubjects(reading.text, named.topics), ...core].filter(
    (subject) => !graded.includes(subject) && !held.includes(subject),
  );
  if (subjects.length === 0) return null;
  const fields = named.topics.filter(
    (topic) => !grades.named.some((one) => topic.at < one.end && one.at < topic.end),
  );
  const isPointed = named.codes.length > 0 || pointedAt(text, reading, context, earlier).length > 0;
  const { own, found } = foundByTopics(fields, named.institutions, context);
  const isAbsent = asks === 'problem' || (asks === 'without' && GETS_IN.test(reading.text));
  const isFew = found.length <= TOOL_LIMITS.codes && isAbsent;
  const isField = fields.length > 0 && (named.institutions.length > 0 || isFew);
  const ofField = own.length > 0 ? own : found.map(({ code }) => code);
  const isBare = fields.length + named.institutions.length === 0 && isAbsent;
  const ofTalk = isBare ? ofFieldBefore(wish) : [];
  const codes = (isPointed ? meant(wish) : isField ? ofField : ofTalk).slice(0, TOOL_LIMITS.codes);
  if (codes.length === 0) return null;
  const input = { codes, fields: [], words: '', compare: { subjects, beside: [], asks } };
  const details = codes.length <= FEW ? detailCalls(codes) : [];
  const judged = REACHES.test(reading.text) ? classifyCalls(codes) : [];
  return lookUp([{ tool: 'electives_for', input }, ...details, ...judged], ['requirements']);
}
