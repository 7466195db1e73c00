import { classify, type Grade, type SubjectCode } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { briefOf, entriesFor, hasEnoughGrades, type ProgrammeBrief } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';

/** Whether a grade meets the minimum there, or whether the subject counts in the score. */
export const SUBJECT_ASKS = ['minimum', 'counts'] as const;

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
  readonly met: boolean;
  /** Its weight in the pupil's score there; null: other subjects count in its place. */
  readonly weight: number | null;
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
      const { requirement, calculation } = classify(context.catalogue, programme, grades);
      const isUnmet = requirement.unmet.some((one) => one.on === 'subject' && one.subject === subject);
      return {
        ...briefOf(programme, context),
        required: programme.requirements[subject] ?? null,
        met: !isUnmet,
        weight: calculation.counted.find(({ subjectCode }) => subjectCode === subject)?.weight ?? null,
      };
    }),
    ...figuresSource(
      entries.map(({ programme }) => programme),
      context,
    ),
  };
}
