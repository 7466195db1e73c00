import { gradeEntries } from '@lodestar/domain';
import { interestWords } from '../guide/interest-words.ts';
import { wordingIn } from '../guide/wording.ts';
import { hasEnoughGrades } from '../standing.ts';
import { taking, WHERE } from './input-schema.ts';
import { type InterestInput, programmesByInterest } from './programmes-by-interest.ts';
import { isProblem, listOf, readInstitutions, readQuery } from './read-input.ts';
import { tool, withLevel } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

export const findByInterest = tool({
  name: 'find_by_interest',
  describe:
    'Programmes by what the pupil likes and dislikes, in the pupil’s own words (hobbies, subjects, jobs, people), ' +
    'with the topics and careers they share.',
  input: taking(
    {
      words: {
        type: 'array',
        items: { type: 'string', maxLength: TOOL_LIMITS.query },
        maxItems: TOOL_LIMITS.codes,
      },
      institutions: WHERE,
    },
    ['words'],
  ),
  parse: (fields) => {
    const institutions = readInstitutions(fields.institutions);
    if (isProblem(institutions)) return institutions;
    const words = listOf(fields.words)
      .map(readQuery)
      .filter((word) => word !== '')
      .slice(0, TOOL_LIMITS.codes);
    return words.length === 0
      ? { problem: 'give words of likes or dislikes' }
      : { value: { words, institutions: institutions.value } };
  },
  run: (input: InterestInput, context) => programmesByInterest(input, context),
  say: (result, { context, wording }) =>
    interestWords(result, gradeEntries(context.grades).length, context, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(withLevel), year }),
  followUps: ({ programmes: [first] }, { grades, language }) => {
    const { texts, say } = wordingIn(language);
    if (first === undefined) return [];
    const { code } = first;
    const chance = hasEnoughGrades(grades) ? [say(texts.follow.chanceAt, { code })] : [];
    return [...chance, say(texts.follow.requirements, { code })];
  },
});
