import { gradeEntries, isSubjectCode, SUBJECTS } from '@lodestar/domain';
import { whichWords } from '../guide/which-words.ts';
import { chooseAmong, FIGURES, HOLDS, type WhichInput } from './choose-among.ts';
import { askRequirements } from './follow-up-questions.ts';
import { CODES, taking } from './input-schema.ts';
import { isAbsent, isProblem, oneOf, readCodes, readQuery } from './read-input.ts';
import { tool, withLevel } from './tool.ts';

const CRITERIA = [...FIGURES, ...HOLDS] as const;

export const whichOf = tool({
  name: 'which_of',
  describe:
    'Which of the pupil’s list, or of up to six programmes named, is cheapest, shortest, safest, has most places or ' +
    'Band A offers, interviews, wants documents, is of a field, or weighs a subject heavily. least: the lowest figure, or without.',
  input: taking(
    {
      codes: CODES,
      by: { type: 'string', enum: CRITERIA },
      least: { type: 'boolean' },
      subject: { type: 'string', enum: SUBJECTS, description: 'with by: weight' },
      field: { type: 'string', description: 'with by: field; words of a field' },
    },
    ['by'],
  ),
  parse: (fields) => {
    const codes = readCodes(fields.codes);
    if (isProblem(codes)) return codes;
    const by = oneOf(CRITERIA, fields.by);
    if (by === undefined) return { problem: `by must be one of ${CRITERIA.join(', ')}` };
    const given = isAbsent(fields.subject) ? null : String(fields.subject).trim();
    const subject = given !== null && isSubjectCode(given) ? given : null;
    if (by === 'weight' && subject === null) return { problem: 'subject must be a subject code such as MAT' };
    const field = readQuery(fields.field);
    if (by === 'field' && field === '') return { problem: 'field must be words of a field' };
    const value = { codes: codes.value, by, least: fields.least === true, subject };
    return { value: field === '' ? value : { ...value, field } };
  },
  run: (input: WhichInput, context) => chooseAmong(input, context),
  say: (result, { context, wording }) => whichWords(result, gradeEntries(context.grades).length, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(withLevel), year }),
  followUps: ({ programmes, picked }, context) =>
    askRequirements(
      programmes.filter(({ code }) => picked.includes(code)),
      context,
    ),
});
