import {
  ATTAINMENT_GRADES,
  type Grade,
  type Grades,
  isGradeOf,
  LEVEL_GRADES,
  type SubjectCode,
} from '@lodestar/domain';
import { coreTyped, type GradeRow, namedCoreTyped, rowTyped, type TypedGrade } from '../grades-typed.ts';
import type { GradeChange } from '../state/told-grades.ts';
import { type GradePair, gradePairs } from './grade-pairs.ts';
import { type GradeMention, gradeMentions } from './grade-words.ts';
import { otherGrades } from './other-grades.ts';
import { OWN } from './plain-text.ts';
import { type SubjectMention, subjectMentions } from './subject-words.ts';

/** A stretch of a text. */
interface Stretch {
  readonly at: number;
  readonly end: number;
}

export interface NamedGrades {
  readonly changes: readonly GradeChange[];
  /** Those of the changes whose grade stands beside the subject, or is that of all others. */
  readonly paired: readonly GradeChange[];
  readonly subjects: readonly SubjectCode[];
  readonly mentions: readonly GradeMention[];
  readonly named: readonly SubjectMention[];
  /** Grades in a row without their subjects: of the core, or of the core and then electives. */
  readonly row: readonly TypedGrade[];
  /** Where the grades stand, with the names of their subjects and of the electives beside a row. */
  readonly told: readonly Stretch[];
}

/** The grade so many steps from the one held, no further than the ends of the scale. */
export function stepped(held: Grade | undefined, steps: number): Grade | null {
  if (held === undefined) return null;
  const ladder: readonly Grade[] =
    held === 'Attained' || held === 'Failed' ? ATTAINMENT_GRADES : LEVEL_GRADES;
  const place = Math.min(Math.max(ladder.indexOf(held) - steps, 0), ladder.length - 1);
  return ladder[place] ?? null;
}

function gradeFor(subject: SubjectCode, mention: GradeMention, grades: Grades): Grade | null {
  const grade = mention.kind === 'grade' ? mention.grade : stepped(grades[subject], mention.steps);
  return grade !== null && isGradeOf(subject, grade) ? grade : null;
}

/** "From 5 to 5*", 从5变5*: the first is the grade held. */
const FROM = /(?:从|由|(?<![a-z])from) ?(?:an? )?$/;
/** 3变5, "3 → 5": the same without the word, where what follows says plainly that it changes. */
const BECOMES =
  /^ ?(?:(?:如果|若果?|要是|假如|万一)?(?:覆核|复核|重改|remark|review)(?:咗|了|完)?(?:变|升)?(?:到|成|做|至)|变(?:成|做|为)?|升(?:到|做|至|上)?|跌(?:到|至|落)?|(?:-+|=)>|→) ?[1-5五]/;
const isHeldOne = ({ at, end }: GradeMention, text: string): boolean =>
  BECOMES.test(text.slice(end)) ||
  (FROM.test(text.slice(0, at)) && /^ ?(?:变|升|跌|到|至|去|to|->|→)/.test(text.slice(end)));

/** 冇讀chem, "I don't take bio": a subject that is not taken, and has no grade. */
const NOT_TAKEN =
  /(?:(?:冇|没有?|无|唔|未)(?:读|修|选|考|take|学)(?:过|到|紧)?|(?<![a-z])(?:without|(?:don'?t|didn'?t|do not|did not|not|never) (?:take|took|do|did|study|have|taking|doing|studying))) ?(?:any )?$/;
const isTaken = (text: string, { at }: SubjectMention): boolean => !NOT_TAKEN.test(text.slice(0, at));

const gap = (a: Stretch, b: Stretch): number => Math.max(a.at, b.at) - Math.min(a.end, b.end);

/** Grades typed without a blank, 中英數445 or "econ bafs 54", where so many subjects stand before them. */
const JOINED = /(?<![0-9a-z*.])(?:5\*{1,2}|[1-5]){2,9}a?(?![0-9a-z*%分科个年月]|\.[0-9])/g;
const ONE_OF_JOINED = /5\*{1,2}|[1-5]|a/g;

function joinedMentions(text: string, named: readonly SubjectMention[]): readonly GradeMention[] {
  return [...text.matchAll(JOINED)].flatMap((row) => {
    const grades = [...row[0].matchAll(ONE_OF_JOINED)];
    const before = named.filter(({ end }) => end <= row.index).flatMap(({ subjects }) => subjects);
    const last = named.findLast(({ end }) => end <= row.index);
    const isNear = last !== undefined && /^[ :：=]*$/.test(text.slice(last.end, row.index));
    const levels = grades.filter(([grade]) => grade !== 'a');
    if (!isNear || before.length < levels.length) return [];
    return grades.flatMap((one): readonly GradeMention[] => {
      const level = LEVEL_GRADES.find((each) => each === one[0]);
      const grade = one[0] === 'a' ? 'Attained' : level;
      const at = row.index + one.index;
      return grade === undefined ? [] : [{ kind: 'grade', grade, at, end: at + one[0].length }];
    });
  });
}

/** The subjects and grades of a text, and which belongs to which. */
interface Told {
  readonly named: readonly SubjectMention[];
  readonly mentions: readonly GradeMention[];
  readonly pairs: readonly GradePair[];
}

/** Behind the name of a subject these make it the name of a field or a job: 物理治療, 生物醫學, "bio engineering". */
const OF_FIELD =
  /^(?:治疗|医学|医药|科技|工程|信息|制药|老师|教师|系(?!数))|^ (?:therap\w+|engineering|teacher|degree|major|programme)(?![a-z])/;

/** A subject that is taken, and named as such. */
const mayHaveGrade = (one: SubjectMention, text: string): boolean =>
  isTaken(text, one) && !OF_FIELD.test(text.slice(one.end));

function toldIn(text: string, hasOthers: boolean): Told {
  const named = subjectMentions(text);
  const inSubjects = (mention: GradeMention): boolean => named.some((one) => gap(one, mention) < 0);
  const joined = joinedMentions(text, named);
  const lone = gradeMentions(text).filter((mention) => !joined.some((one) => gap(one, mention) < 0));
  const mentions = [...lone, ...joined]
    .filter((mention) => !inSubjects(mention) && !isHeldOne(mention, text))
    .sort((one, other) => one.at - other.at);
  const graded = named.filter((one) => mayHaveGrade(one, text));
  return { named, mentions, pairs: gradePairs(text, graded, mentions, hasOthers) };
}

const without = (text: string, stretches: readonly (Stretch | null)[]): string =>
  stretches.reduce<string>(
    (left, one) =>
      one === null ? left : left.slice(0, one.at) + '_'.repeat(one.end - one.at) + left.slice(one.end),
    text,
  );

const CORE: readonly SubjectCode[] = ['CHI', 'ENG', 'MAT'];
const isElective = (subject: SubjectCode): boolean => ![...CORE, 'CSD', 'LS'].includes(subject);
/** With so many subjects told one by one, a row beside them tells the same again. */
const TOLD_ONE_BY_ONE = 5;

/** Rows that are the names of general minimums, and asked about as such: "what is 332A33". */
const MINIMUM = /^(?:332a(?:2|3|22|33)|3322|33222|22222)$/;
const ASKS_OF_MINIMUM =
  /(?<![a-z])(?:what|means?|meaning|requirements?|minimum|requires?|need(?:ed|s)?|difference|vs)(?![a-z])|系咩|是什么|系乜|咩嚟|乜嚟|咩意思|什么意思|即系|要求|最低|门槛|[唔不未]达标|[唔不]够3322|达唔到|达不到|未达到/;
const isName = (text: string, { at, end }: Stretch): boolean =>
  MINIMUM.test(text.slice(at, end)) && ASKS_OF_MINIMUM.test(text) && !OWN.test(text);

/** "English only 2, 3322 is missed": the first grade is of its own subject, and what follows is another thing. */
const AFTER_ONE = /^[1-5]\*{0,2}\s*[,，、;；]\s*[1-5]{3,}/;

/** The row of a text that is no list of grades for subjects named beside it. */
function ownRow(text: string, { pairs }: Told): GradeRow | null {
  const isPaired = (row: Stretch): boolean => pairs.some(({ mention }) => gap(mention, row) < 0);
  const long = rowTyped(text);
  if (long !== null && isName(text, long)) return null;
  const first = long !== null && AFTER_ONE.test(text.slice(long.at)) ? { ...long, end: long.at + 1 } : null;
  if (first !== null && isPaired(first)) return null;
  if (long !== null) {
    const inRow = pairs.filter(({ mention }) => gap(mention, long) < 0);
    const subjects = new Set(inRow.map(({ subject }) => subject));
    const isOfNamed = subjects.size >= long.grades.length && new Set(inRow.map(({ of }) => of)).size > 2;
    return isOfNamed ? null : long;
  }
  const named = namedCoreTyped(text);
  if (named !== null) return named;
  const core = coreTyped(text);
  const isBesideElectives = pairs.length > 0 && pairs.every(({ subject }) => isElective(subject));
  return core !== null && isBesideElectives && !isPaired(core) ? core : null;
}

const LISTED = /^[ ,，、;；/&+|和同跟与()（）:：-]*(?:and |electives? |选修)?[ :：(（]*$/;

/** The names of subjects that follow a row in a list: 5*54 4433 bio chem econ. */
function namesBehind(
  text: string,
  row: GradeRow | null,
  named: readonly SubjectMention[],
): readonly Stretch[] {
  if (row === null) return [];
  const behind = named.filter(({ at }) => at >= row.end);
  const far = behind.findIndex(
    ({ at }, index) => !LISTED.test(text.slice(behind[index - 1]?.end ?? row.end, at)),
  );
  return far === -1 ? behind : behind.slice(0, far);
}

/** "My English is good", 數學特別叻: told in words of its own, and so not by the grade of another. */
const DESCRIBES =
  /^ ?(?:is|are|was|科|成绩)? ?(?:so |very |really |quite |pretty |特别|好|很|几|都|都几|算|系|还|最|比较|非常|真系)*(?:good|great|ok|okay|fine|strong|weak|bad|poor|terrible|强|叻|劲|好|弱|差|烂|麻麻|一般|还行|还可以|不错|唔错|可以|唔掂|不行)/;
const DESCRIBED_BEFORE =
  /(?:(?:good|bad|weak|strong|poor|great|terrible) (?:at|in|with)|hate|don'?t like|不会|唔识|唔会|讨厌|憎|怕|唔钟意|不喜欢)(?: my)? ?$/;
const isDescribed = (subject: SubjectCode, named: readonly SubjectMention[], text: string): boolean =>
  named
    .filter(({ subjects }) => subjects.includes(subject))
    .every(({ at, end }) => DESCRIBES.test(text.slice(end)) || DESCRIBED_BEFORE.test(text.slice(0, at)));

/** Which grades a text names for which subjects; of several subjects with one grade it is everybody's. */
export function namedGrades(text: string, grades: Grades): NamedGrades {
  const whole = toldIn(text, false);
  const row = ownRow(text, whole);
  const beside = row === null ? whole : toldIn(without(text, [row]), false);
  const isTold = (at: number): boolean =>
    whole.named.some(({ end }) => end === text.slice(0, at).trimEnd().length);
  const others = otherGrades(text, isTold);
  const { named, mentions, pairs } = others === null ? beside : toldIn(without(text, [row, others]), true);
  const told = new Map(pairs.map(({ subject, mention }) => [subject, mention]));
  const subjects = [...new Set(named.flatMap((one) => one.subjects))];
  const graded = (subject: SubjectCode, mention: GradeMention | undefined): readonly GradeChange[] => {
    const grade = mention === undefined ? null : gradeFor(subject, mention, grades);
    return grade === null ? [] : [{ subject, grade }];
  };
  const taken = named.filter((one) => mayHaveGrade(one, text)).flatMap((one) => one.subjects);
  const rest = [...new Set([...CORE, ...taken])].filter((subject) => !told.has(subject));
  const ofRest =
    others === null ? [] : rest.flatMap((subject) => graded(subject, { kind: 'grade', ...others }));
  const paired = [...subjects.flatMap((subject) => graded(subject, told.get(subject))), ...ofRest];
  const [only, ...more] = others === null && row === null ? mentions : [];
  const lone = more.length === 0 ? only : undefined;
  const isOfAll = (subject: SubjectCode): boolean =>
    !(lone?.kind === 'grade' && told.size > 0) &&
    !isDescribed(subject, named, text) &&
    named.some((one) => one.subjects.includes(subject) && mayHaveGrade(one, text));
  const isAgain = others !== null || paired.length >= TOLD_ONE_BY_ONE;
  const besides = pairs.flatMap(({ of, mention }) => (mention.kind === 'grade' ? [of, mention] : []));
  return {
    changes:
      lone === undefined
        ? paired
        : subjects.flatMap((subject) =>
            graded(subject, told.get(subject) ?? (isOfAll(subject) ? lone : undefined)),
          ),
    paired,
    subjects,
    mentions: whole.mentions,
    named: whole.named,
    row: isAgain ? [] : (row?.grades ?? []),
    told: [row, others, ...(others === null ? namesBehind(text, row, named) : named), ...besides].flatMap(
      (one) => one ?? [],
    ),
  };
}
