import { classify, type Grade, isGradeOf, isSubjectCode, SUBJECTS, type SubjectCode } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { subjectAtWords } from '../guide/subject-at-words.ts';
import { briefOf, entriesFor, hasEnoughGrades, type ProgrammeBrief } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { CODES, taking } from './input-schema.ts';
import { isAbsent, isProblem, oneOf, readCodes } from './read-input.ts';
import { nameOnly, type Read, tool } from './tool.ts';

/** Whether a grade meets the minimum there, or whether the subject counts in the score. */
const ASKS = ['minimum', 'counts'] as const;

export interface SubjectAtInput {
  readonly codes: readonly string[];
  readonly subject: SubjectCode;
  readonly asks: (typeof ASKS)[number];
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

function subjectAt({ codes, subject, asks, grade }: SubjectAtInput, context: EddyContext): SubjectAtResult {
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

export const subjectAtTool = tool({
  name: 'subject_at',
  describe:
    'Whether a grade of one subject meets the minimum of named programmes (minimum), or whether the subject counts in ' +
    'the pupil’s score there and with what weight (counts).',
  input: taking(
    {
      codes: CODES,
      subject: { type: 'string', enum: SUBJECTS },
      asks: { type: 'string', enum: ASKS },
      grade: { type: 'string' },
    },
    ['codes', 'subject', 'asks'],
  ),
  parse: (fields): Read<SubjectAtInput> => {
    const codes = readCodes(fields.codes);
    if (isProblem(codes)) return codes;
    const subject = isAbsent(fields.subject) ? '' : String(fields.subject).trim();
    const asks = oneOf(ASKS, fields.asks);
    if (!isSubjectCode(subject)) return { problem: 'subject must be a subject code such as MAT' };
    if (asks === undefined) return { problem: `asks must be one of ${ASKS.join(', ')}` };
    const grade = isAbsent(fields.grade) ? undefined : String(fields.grade).trim();
    if (grade !== undefined && !isGradeOf(subject, grade))
      return { problem: 'grade must be 5**, 5*, 5 … 1 or U' };
    return { value: { codes: codes.value, subject, asks, ...(grade === undefined ? {} : { grade }) } };
  },
  run: (input: SubjectAtInput, context) => subjectAt(input, context),
  say: (result, { wording }) => subjectAtWords(result, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(nameOnly), year }),
  followUps: () => [],
});
