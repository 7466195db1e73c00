import { gradeEntries } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { compareWords } from '../guide/compare-words.ts';
import { wordingIn } from '../guide/wording.ts';
import {
  COMPARE_ASPECTS,
  type CompareInput,
  type CompareResult,
  compareProgrammes,
} from './compare-programmes.ts';
import { CODE, taking, WHERE } from './input-schema.ts';
import { isProblem, listOf, readCodes, readInstitutions, readQuery } from './read-input.ts';
import { tool, withLevel } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

/** What would lift the one that is nearer, or what the first asks for. */
function nextOf({ nearer, programmes }: CompareResult, { language }: EddyContext): readonly string[] {
  const { texts, say } = wordingIn(language);
  const code = nearer ?? programmes[0]?.code;
  return code === undefined ? [] : [say(texts.follow.requirements, { code })];
}

export const compare = tool({
  name: 'compare',
  describe:
    'Two to four programmes side by side with the pupil’s level, places, Band A offers, interview and fee; by ' +
    'codes, or by a query at several institutions. aspects: what is taught (content), what graduates become (careers), how the score is counted (formula).',
  input: taking({
    codes: { type: 'array', items: CODE, maxItems: TOOL_LIMITS.compared },
    query: { type: 'string', maxLength: TOOL_LIMITS.query },
    institutions: WHERE,
    aspects: { type: 'array', items: { type: 'string', enum: COMPARE_ASPECTS } },
    figures: { type: 'boolean', description: 'false: only the aspects' },
  }),
  parse: (fields) => {
    const codes = readCodes(fields.codes);
    const institutions = readInstitutions(fields.institutions);
    if (isProblem(codes)) return codes;
    if (isProblem(institutions)) return institutions;
    const aspects = COMPARE_ASPECTS.filter((one) => listOf(fields.aspects).includes(one));
    const query = readQuery(fields.query);
    const named = codes.value.length + (query === '' ? 0 : institutions.value.length);
    return named < 2 || codes.value.length > TOOL_LIMITS.compared
      ? { problem: `give 2 to ${TOOL_LIMITS.compared} codes, or a query and two institutions` }
      : {
          value: {
            codes: codes.value,
            query,
            institutions: institutions.value,
            ...(aspects.length === 0 ? {} : { aspects }),
            ...(fields.figures === false ? { figures: false } : {}),
          },
        };
  },
  run: (input: CompareInput, context) => compareProgrammes(input, context),
  say: (result, { context, wording }) => compareWords(result, gradeEntries(context.grades).length, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(withLevel), year }),
  followUps: nextOf,
});
