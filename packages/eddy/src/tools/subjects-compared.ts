import {
  canDoWithout,
  isGradeOf,
  meetsGrade,
  type Programme,
  type SubjectCode,
  weighsHeavily,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { briefOf, type ProgrammeBrief } from '../standing.ts';
import { electiveGroups } from './elective-groups.ts';

/** How subjects are asked about: which to take, whether one is needed or can be done without, whether to lack it is a problem, or whether its grade stands in the way. */
export interface SubjectsAsked {
  readonly subjects: readonly SubjectCode[];
  /** Subjects taken anyway: what they meet is asked for no more. */
  readonly beside: readonly SubjectCode[];
  readonly asks: 'choice' | 'needed' | 'without' | 'problem' | 'inTheWay';
}

/** In how many programmes a subject tells. */
export interface SubjectTells {
  readonly subject: SubjectCode;
  /** Nobody meets the minimums without it. */
  readonly required: number;
  /** Asked for by name, alone or as one of several. */
  readonly named: number;
  /** The formula gives it much weight. */
  readonly counts: number;
  /** Asked for by name, or given much weight. */
  readonly tells: number;
}

/** What a programme asks of subjects that are asked about. */
export interface AskedThere {
  readonly programme: ProgrammeBrief;
  /** One of these must be had. */
  readonly subjects: readonly SubjectCode[];
  /** The minimum of a compulsory subject, and what the pupil has. */
  readonly level: string | null;
  readonly held: string | null;
  /** Null: not known. */
  readonly isMet: boolean | null;
}

/** A programme that can be entered without any of them; `instead`: one of these is then asked for. */
interface OpenThere {
  readonly programme: ProgrammeBrief;
  readonly instead: readonly SubjectCode[];
}

export interface SubjectsCompared {
  readonly subjects: readonly SubjectTells[];
  /** The programmes that cannot be entered without a subject that is asked about. */
  readonly asked: readonly AskedThere[];
  /** The others. */
  readonly open: readonly OpenThere[];
}

const MOST_NAMED = 6;

function tellsOf(
  subject: SubjectCode,
  beside: readonly SubjectCode[],
  programmes: readonly Programme[],
): SubjectTells {
  const isNamed = (programme: Programme): boolean =>
    electiveGroups(programme).some(
      (group) => group.includes(subject) && !group.some((one) => beside.includes(one)),
    );
  const counted = (holds: (programme: Programme) => boolean): number => programmes.filter(holds).length;
  return {
    subject,
    required: counted((programme) => !canDoWithout(programme, [subject])),
    named: counted(isNamed),
    counts: counted((programme) => weighsHeavily(programme, subject)),
    tells: counted((programme) => isNamed(programme) || weighsHeavily(programme, subject)),
  };
}

function askedThere(
  subjects: readonly SubjectCode[],
  programme: Programme,
  context: EddyContext,
): AskedThere | null {
  const needed = subjects.filter((subject) => !canDoWithout(programme, [subject]));
  const [only, ...others] = needed;
  if (only === undefined && canDoWithout(programme, subjects)) return null;
  const brief = { programme: briefOf(programme, context), subjects: only === undefined ? subjects : needed };
  const level = only === undefined || others.length > 0 ? undefined : programme.requirements[only];
  const held = only === undefined ? undefined : context.grades[only];
  const isKnown = only !== undefined && level !== undefined && held !== undefined && isGradeOf(only, level);
  return {
    ...brief,
    level: level ?? null,
    held: level === undefined ? null : (held ?? null),
    isMet: isKnown ? meetsGrade(held, level) : null,
  };
}

function insteadOf(subjects: readonly SubjectCode[], programme: Programme): readonly SubjectCode[] {
  const group = electiveGroups(programme).find((one) => subjects.some((subject) => one.includes(subject)));
  return group?.filter((subject) => !subjects.includes(subject)) ?? [];
}

/** In how many of some programmes each subject tells, the most first, and which of them ask for one. */
export function subjectsCompared(
  { subjects, beside }: SubjectsAsked,
  programmes: readonly Programme[],
  context: EddyContext,
): SubjectsCompared {
  const there = programmes.map((programme) => askedThere(subjects, programme, context));
  const open = programmes.filter((_, at) => there[at] === null);
  return {
    subjects: subjects
      .map((subject) => tellsOf(subject, beside, programmes))
      .toSorted((one, other) => other.tells - one.tells),
    asked: there.filter((one) => one !== null).slice(0, MOST_NAMED),
    open: open.slice(0, MOST_NAMED).map((programme) => ({
      programme: briefOf(programme, context),
      instead: insteadOf(subjects, programme),
    })),
  };
}
