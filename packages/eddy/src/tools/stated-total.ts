import { totalWords } from '../guide/total-words.ts';
import { CODES, taking, WHERE } from './input-schema.ts';
import { isProblem, readCodes, readInstitutions } from './read-input.ts';
import { tool } from './tool.ts';
import { type TotalInput, totalStandings } from './total-standing.ts';

const HIGHEST = { 5: 35, 6: 42 } as const;

export const statedTotal = tool({
  name: 'stated_total',
  describe:
    'How a plain sum of the best five or six grades (7-point scale), told instead of the grades, stands beside the ' +
    'published figures of named programmes, where their formula makes it comparable.',
  input: taking(
    {
      total: { type: 'number', minimum: 0, maximum: HIGHEST[6] },
      subjects: { type: 'integer', enum: [5, 6] },
      codes: CODES,
      institutions: WHERE,
    },
    ['total'],
  ),
  parse: (fields) => {
    const codes = readCodes(fields.codes);
    const institutions = readInstitutions(fields.institutions);
    if (isProblem(codes)) return codes;
    if (isProblem(institutions)) return institutions;
    const total = Number(fields.total);
    const subjects: 5 | 6 = Number(fields.subjects) === 6 ? 6 : 5;
    return total > 0 && total <= HIGHEST[subjects]
      ? { value: { total, subjects, codes: codes.value, institutions: institutions.value, ask: true } }
      : { problem: 'total is the sum of the best five grades, at most 35, or six, at most 42' };
  },
  run: (input: TotalInput, context) => totalStandings(input, context),
  say: (result, { context, wording }) => totalWords(result, context, wording),
  grounds: ({ programmes, year }) => ({
    programmes: programmes.map(({ code }) => ({ code, level: null, before: null })),
    year,
  }),
  followUps: () => [],
});
