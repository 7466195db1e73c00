import { detailsWords } from '../guide/details-words.ts';
import { wordingIn } from '../guide/wording.ts';
import { hasEnoughGrades } from '../standing.ts';
import { CODE, taking } from './input-schema.ts';
import { programmeDetails } from './programme-details.ts';
import { isProblem, readCodes } from './read-input.ts';
import { nameOnly, tool } from './tool.ts';

export interface ProgrammeInput {
  readonly code: string;
}

export const programme = tool({
  name: 'programme',
  describe:
    'Published facts of one programme: requirements, formula, quartiles, applications, offers, interview.',
  input: taking({ code: CODE }, ['code']),
  parse: (fields) => {
    const codes = readCodes(fields.code);
    if (isProblem(codes)) return codes;
    const [code] = codes.value;
    return code === undefined ? { problem: 'give a code' } : { value: { code } };
  },
  run: ({ code }: ProgrammeInput, context) => programmeDetails(code, context),
  say: (result, { facets, detailed, wording }) => detailsWords(result, facets, detailed, wording),
  grounds: ({ programme: found }) => ({
    programmes: found === null ? [] : [nameOnly(found)],
    year: found?.score_year ?? null,
  }),
  followUps: ({ code, programme: found }, { grades, language }) => {
    const { texts, say } = wordingIn(language);
    return found === null || !hasEnoughGrades(grades) ? [] : [say(texts.follow.chanceAt, { code })];
  },
});
