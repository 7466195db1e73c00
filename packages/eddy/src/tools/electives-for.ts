import { electiveWords } from '../guide/elective-words.ts';
import { subjectWords } from '../guide/subject-words.ts';
import { type ElectivesInput, electivesOf } from './electives-of-programmes.ts';
import { askRequirements } from './follow-up-questions.ts';
import { CODES, taking } from './input-schema.ts';
import { isProblem, readCodes, readFieldIds, readQuery } from './read-input.ts';
import { nameOnly, type Read, tool } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

export const electivesFor = tool({
  name: 'electives_for',
  describe:
    'Which electives programmes, a field, a topic or a career need, and which count more, by how many programmes.',
  input: taking({
    codes: CODES,
    words: { type: 'string', maxLength: TOOL_LIMITS.query, description: 'a topic or a career' },
  }),
  parse: (fields): Read<ElectivesInput> => {
    const codes = readCodes(fields.codes);
    const ids = readFieldIds(fields.fields);
    if (isProblem(codes)) return codes;
    if (isProblem(ids)) return ids;
    const words = readQuery(fields.words);
    return codes.value.length + ids.value.length === 0 && words === ''
      ? { problem: 'give codes, or words of a topic or career' }
      : { value: { codes: codes.value, fields: ids.value, words } };
  },
  run: (input: ElectivesInput, context) => electivesOf(input, context),
  say: (result, { context, wording }) =>
    subjectWords(result, context, wording) ?? electiveWords(result, context, wording),
  grounds: ({ asked, programmes }) => ({
    programmes: asked.codes.length > 0 ? programmes.map(nameOnly) : [],
    year: null,
  }),
  followUps: ({ programmes }, context) => askRequirements(programmes, context),
});
