import {
  ATTAINMENT_GRADES,
  type Grade,
  type Grades,
  isGradeOf,
  LEVEL_GRADES,
  type SubjectCode,
} from '@lodestar/domain';
import type { GradeChange } from '../what-if.ts';
import { type GradeMention, gradeMentions } from './grade-words.ts';
import { type SubjectMention, subjectMentions } from './subject-words.ts';

/** How far apart a subject and its grade may stand. */
const FAR = 24;
const BETWEEN_GRADE_AND_SUBJECT =
  /^ ?(?:grades? |levels? )?(?:in|for|on|at|的|嘅|higher in|more in|better in|up in) ?(?:my |the )?$/;

export interface NamedGrades {
  readonly changes: readonly GradeChange[];
  readonly subjects: readonly SubjectCode[];
  readonly mentions: readonly GradeMention[];
  readonly named: readonly SubjectMention[];
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
const isHeldOne = ({ at, end }: GradeMention, text: string): boolean =>
  FROM.test(text.slice(0, at)) && /^ ?(?:变|升|跌|到|至|去|to|->|→)/.test(text.slice(end));

const gap = (a: { at: number; end: number }, b: { at: number; end: number }): number =>
  Math.max(a.at, b.at) - Math.min(a.end, b.end);

/** The grade that belongs to a subject: "5 in English" before it, else the next behind it, else the nearest. */
function mentionFor(
  subject: SubjectMention,
  next: SubjectMention | undefined,
  mentions: readonly GradeMention[],
  text: string,
): GradeMention | undefined {
  const before = mentions.filter(({ end }) => end <= subject.at).at(-1);
  if (before !== undefined && BETWEEN_GRADE_AND_SUBJECT.test(text.slice(before.end, subject.at)))
    return before;
  const behind = mentions.find(({ at }) => at >= subject.end && (next === undefined || at < next.at));
  const claimed =
    behind !== undefined &&
    next !== undefined &&
    BETWEEN_GRADE_AND_SUBJECT.test(text.slice(behind.end, next.at));
  if (behind !== undefined && !claimed && gap(subject, behind) <= FAR) return behind;
  return undefined;
}

/** Which grades a text names for which subjects; several subjects may share one grade. */
export function namedGrades(text: string, grades: Grades): NamedGrades {
  const named = subjectMentions(text);
  const inSubjects = (mention: GradeMention): boolean => named.some((one) => gap(one, mention) < 0);
  const mentions = gradeMentions(text).filter((mention) => !inSubjects(mention) && !isHeldOne(mention, text));
  const own = named.map((one, index) => mentionFor(one, named[index + 1], mentions, text));
  const shared =
    own.filter((one) => one !== undefined).at(-1) ??
    mentions.find((one) => one.kind === 'steps') ??
    mentions.at(-1);
  const pairs = named.flatMap((one, index) => {
    const mention = own[index] ?? own.slice(index).find((later) => later !== undefined) ?? shared;
    return one.subjects.map((subject) => ({ subject, mention }));
  });
  const changes = pairs.flatMap(({ subject, mention }) => {
    const grade = mention === undefined ? null : gradeFor(subject, mention, grades);
    return grade === null ? [] : [[subject, { subject, grade }] as const];
  });
  return {
    changes: [...new Map(changes).values()],
    subjects: [...new Set(named.flatMap(({ subjects }) => subjects))],
    mentions,
    named,
  };
}
