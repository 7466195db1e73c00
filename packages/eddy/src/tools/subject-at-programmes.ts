import {
  classify,
  type Grade,
  type Grades,
  LEVEL_GRADES,
  type Programme,
  type SubjectCode,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { briefOf, entriesFor, hasEnoughGrades, type ProgrammeBrief } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';

/** Whether a grade meets the minimum there, whether the subject counts in the score, or whether it counts more than others. */
export const SUBJECT_ASKS = ['minimum', 'counts', 'weight'] as const;

export interface SubjectAtInput {
  readonly codes: readonly string[];
  readonly subject: SubjectCode;
  readonly asks: (typeof SUBJECT_ASKS)[number];
  /** The grade that is asked about; none: the one held. */
  readonly grade?: Grade | undefined;
}

export interface SubjectAtProgramme extends ProgrammeBrief {
  /** The grade that is asked for by the subject's name; null: none is. */
  readonly required: string | null;
  /** The lowest grade by which it would be the elective that is missing; null: no elective is, or this would not help. */
  readonly as_elective: Grade | null;
  readonly met: boolean;
  /** Its weight in the pupil's score there; null: other subjects count in its place. */
  readonly weight: number | null;
  /** Its weight where it is the best of all; null: the formula does not take it. */
  readonly weight_at_best: number | null;
  /** The weights of the other subjects that count beside it, the lowest and the highest; null: none. */
  readonly others: { readonly least: number; readonly most: number } | null;
}

export interface SubjectAtResult extends FiguresSource {
  readonly tool: 'subject_at';
  readonly subject: SubjectCode;
  readonly asks: SubjectAtInput['asks'];
  readonly grade: Grade | null;
  readonly programmes: readonly SubjectAtProgramme[];
  /** Whether there are enough grades to say what counts. */
  readonly scored: boolean;
}

/** Where a pupil has entered little, the subjects that nearly all take and two electives stand for a score. */
const PLAIN: Grades = { CHI: '4', ENG: '4', MAT: '4', CSD: 'Attained', BIO: '4', ECO: '4' };

/** Less than once counts what is added as a bonus. */
const LEAST_WHOLE = 1;

/** What a subject counts for a pupil now, at its best, and beside what others. */
function weightsOf(programme: Programme, subject: SubjectCode, grades: Grades, { catalogue }: EddyContext) {
  const counted = (held: Grades) => classify(catalogue, programme, held).calculation.counted;
  const of = (held: Grades): number | null =>
    counted(held).find(({ subjectCode }) => subjectCode === subject)?.weight ?? null;
  const held = hasEnoughGrades(grades) ? grades : { ...PLAIN, ...grades };
  const best = counted({ ...held, [subject]: '5**' });
  const others = best.flatMap(({ subjectCode, weight }) =>
    subjectCode === subject || weight < LEAST_WHOLE ? [] : [weight],
  );
  return {
    weight: of(grades),
    weight_at_best: best.find(({ subjectCode }) => subjectCode === subject)?.weight ?? null,
    others: others.length === 0 ? null : { least: Math.min(...others), most: Math.max(...others) },
  };
}

/** The lowest grade of a subject by which the electives asked for would be there; null: they are, or it is no help. */
function electiveMissing(
  programme: Programme,
  subject: SubjectCode,
  grades: Grades,
  { catalogue }: EddyContext,
): Grade | null {
  const isShort = (held: Grades): boolean =>
    classify(catalogue, programme, held).requirement.unmet.some(({ on }) => on === 'electives');
  if (grades[subject] === undefined || !isShort(grades)) return null;
  return LEVEL_GRADES.toReversed().find((grade) => !isShort({ ...grades, [subject]: grade })) ?? null;
}

/** One subject at some programmes: what is asked of it, and what it counts. */
export function subjectAt(
  { codes, subject, asks, grade }: SubjectAtInput,
  context: EddyContext,
): SubjectAtResult {
  const { entries } = entriesFor(codes, context);
  const asked = grade ?? context.grades[subject] ?? null;
  const grades = asked === null ? context.grades : { ...context.grades, [subject]: asked };
  return {
    tool: 'subject_at',
    subject,
    asks,
    grade: asked,
    scored: hasEnoughGrades(grades),
    programmes: entries.map(({ programme }) => {
      const { requirement } = classify(context.catalogue, programme, grades);
      const isUnmet = requirement.unmet.some((one) => one.on === 'subject' && one.subject === subject);
      const required = programme.requirements[subject] ?? null;
      const asElective = required === null ? electiveMissing(programme, subject, grades, context) : null;
      return {
        ...briefOf(programme, context),
        required,
        as_elective: asElective,
        met: !isUnmet && asElective === null,
        ...weightsOf(programme, subject, grades, context),
      };
    }),
    ...figuresSource(
      entries.map(({ programme }) => programme),
      context,
    ),
  };
}
