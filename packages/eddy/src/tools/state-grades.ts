import { isSubjectCode, SUBJECTS } from '@lodestar/domain';
import { TYPED_GRADES } from '../grades-typed.ts';
import { statedWords } from '../guide/stated-words.ts';
import { askRequirements } from './follow-up-questions.ts';
import { CHANGES, CODES, taking } from './input-schema.ts';
import { isProblem, listOf, oneOf, readChanges, readCodes } from './read-input.ts';
import { type StatedInput, withStatedGrades } from './stated-grades.ts';
import { tool, withLevel } from './tool.ts';

const MOST_GRADES = 9;

export const statedGrades = tool({
  name: 'stated_grades',
  describe:
    'Levels with grades that the pupil states in the talk, instead of those saved: a row in the order Chinese, ' +
    'English, Mathematics, Citizenship (A), electives, or grades with their subjects.',
  input: taking({
    sequence: { type: 'array', items: { type: 'string', enum: TYPED_GRADES }, maxItems: MOST_GRADES },
    electives: { type: 'array', items: { type: 'string', enum: SUBJECTS }, maxItems: MOST_GRADES },
    named: CHANGES,
    codes: CODES,
    brief: { type: 'boolean' },
  }),
  parse: (fields) => {
    const named = readChanges(fields.named);
    const codes = readCodes(fields.codes);
    if (isProblem(named)) return named;
    if (isProblem(codes)) return codes;
    const typed = listOf(fields.sequence).slice(0, MOST_GRADES);
    const sequence = typed.flatMap((one) => oneOf(TYPED_GRADES, String(one)) ?? []);
    if (sequence.length < typed.length) return { problem: 'sequence holds grades such as 5**, 4, U or A' };
    const electives = listOf(fields.electives).flatMap((one) =>
      typeof one === 'string' && isSubjectCode(one) ? [one] : [],
    );
    return sequence.length + named.value.length === 0
      ? { problem: 'give a sequence of grades, or named grades' }
      : {
          value: {
            sequence,
            electives,
            named: named.value,
            codes: codes.value,
            brief: fields.brief === true,
          },
        };
  },
  run: (input: StatedInput, context) => withStatedGrades(input, context),
  say: (result, { wording }) => statedWords(result, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(withLevel), year }),
  followUps: ({ programmes }, context) => askRequirements(programmes, context),
});
