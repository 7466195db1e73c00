import {
  ATTAINMENT_GRADES,
  type Grade,
  type Grades,
  isGradeOf,
  LEVEL_GRADES,
  type SubjectCode,
} from '@lodestar/domain';
import type { GradeChange } from '../what-if.ts';
import { gradePairs } from './grade-pairs.ts';
import { type GradeMention, gradeMentions } from './grade-words.ts';
import { type SubjectMention, subjectMentions } from './subject-words.ts';

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

/** Grades typed without a blank, 中英數445 or "econ bafs 54", where so many subjects stand before them. */
const JOINED = /(?<![0-9a-z*.])(?:5\*{1,2}|[1-5]){2,9}(?![0-9a-z*.%分科个年月])/g;
const ONE_OF_JOINED = /5\*{1,2}|[1-5]/g;

function joinedMentions(text: string, named: readonly SubjectMention[]): readonly GradeMention[] {
  return [...text.matchAll(JOINED)].flatMap((row) => {
    const grades = [...row[0].matchAll(ONE_OF_JOINED)];
    const before = named.filter(({ end }) => end <= row.index).flatMap(({ subjects }) => subjects);
    const last = named.findLast(({ end }) => end <= row.index);
    const isNear = last !== undefined && /^[ :：=]*$/.test(text.slice(last.end, row.index));
    if (!isNear || before.length < grades.length) return [];
    return grades.flatMap((one): readonly GradeMention[] => {
      const grade = LEVEL_GRADES.find((level) => level === one[0]);
      const at = row.index + one.index;
      return grade === undefined ? [] : [{ kind: 'grade', grade, at, end: at + one[0].length }];
    });
  });
}

/** Which grades a text names for which subjects; of several subjects with one grade it is everybody's. */
export function namedGrades(text: string, grades: Grades): NamedGrades {
  const named = subjectMentions(text);
  const inSubjects = (mention: GradeMention): boolean => named.some((one) => gap(one, mention) < 0);
  const joined = joinedMentions(text, named);
  const lone = gradeMentions(text).filter((mention) => !joined.some((one) => gap(one, mention) < 0));
  const mentions = [...lone, ...joined]
    .filter((mention) => !inSubjects(mention) && !isHeldOne(mention, text))
    .sort((one, other) => one.at - other.at);
  const told = new Map(gradePairs(text, named, mentions));
  const [only, ...others] = mentions;
  const subjects = [...new Set(named.flatMap((one) => one.subjects))];
  const changes = subjects.flatMap((subject) => {
    const mention = told.get(subject) ?? (others.length === 0 ? only : undefined);
    const grade = mention === undefined ? null : gradeFor(subject, mention, grades);
    return grade === null ? [] : [{ subject, grade }];
  });
  return { changes, subjects, mentions, named };
}
