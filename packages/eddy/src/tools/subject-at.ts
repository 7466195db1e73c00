import { isGradeOf, isSubjectCode, SUBJECTS } from '@lodestar/domain';
import { subjectAtWords } from '../guide/subject-at-words.ts';
import { CODES, taking } from './input-schema.ts';
import { isAbsent, isProblem, oneOf, readCodes } from './read-input.ts';
import { SUBJECT_ASKS, type SubjectAtInput, subjectAt } from './subject-at-programmes.ts';
import { nameOnly, type Read, tool } from './tool.ts';

export const subjectAtTool = tool({
  name: 'subject_at',
  describe:
    'Whether a grade of one subject meets the minimum of named programmes (minimum), whether the subject counts in ' +
    'the pupil’s score there and with what weight (counts), or whether it weighs more than others (weight).',
  input: taking(
    {
      codes: CODES,
      subject: { type: 'string', enum: SUBJECTS },
      asks: { type: 'string', enum: SUBJECT_ASKS },
      grade: { type: 'string' },
    },
    ['codes', 'subject', 'asks'],
  ),
  parse: (fields): Read<SubjectAtInput> => {
    const codes = readCodes(fields.codes);
    if (isProblem(codes)) return codes;
    const subject = isAbsent(fields.subject) ? '' : String(fields.subject).trim();
    const asks = oneOf(SUBJECT_ASKS, fields.asks);
    if (!isSubjectCode(subject)) return { problem: 'subject must be a subject code such as MAT' };
    if (asks === undefined) return { problem: `asks must be one of ${SUBJECT_ASKS.join(', ')}` };
    const grade = isAbsent(fields.grade) ? undefined : String(fields.grade).trim();
    if (grade !== undefined && !isGradeOf(subject, grade))
      return { problem: 'grade must be 5**, 5*, 5 … 1 or U' };
    return { value: { codes: codes.value, subject, asks, ...(grade === undefined ? {} : { grade }) } };
  },
  run: (input: SubjectAtInput, context) => subjectAt(input, context),
  say: (result, { wording, asksWhether }) => subjectAtWords(result, asksWhether, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(nameOnly), year }),
  followUps: () => [],
});
