import { gradeEntries, LEVELS } from '@lodestar/domain';
import { recommendWords } from '../guide/recommend-words.ts';
import { askRequirements } from './follow-up-questions.ts';
import { CODES, FIELD, taking, WHERE } from './input-schema.ts';
import {
  isAbsent,
  isProblem,
  listOf,
  oneOf,
  readCategory,
  readCodes,
  readCount,
  readInstitutions,
  readLevel,
  readQuery,
} from './read-input.ts';
import { type RecommendInput, recommendProgrammes } from './recommend-programmes.ts';
import { type Read, tool, withLevel } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

export const recommend = tool({
  name: 'recommend',
  describe:
    'Programmes not on the list yet: within reach of the grades, mixed by level (by: scores), near or away from the ' +
    'fields of some codes or of words, or matching the abilities (by: ability).',
  input: taking({
    by: { type: 'string', enum: ['scores', 'ability'] },
    level: { type: 'integer', enum: LEVELS, description: 'only programmes of exactly this level' },
    institutions: WHERE,
    category: FIELD,
    count: { type: 'integer', minimum: 1, maximum: TOOL_LIMITS.recommended },
    near: CODES,
    away: CODES,
    words: { type: 'array', items: { type: 'string', maxLength: TOOL_LIMITS.query } },
    levels: { type: 'array', items: { type: 'integer', enum: LEVELS } },
  }),
  parse: (fields): Read<RecommendInput> => {
    const institutions = readInstitutions(fields.institutions);
    const category = readCategory(fields.category);
    const level = readLevel(fields.level);
    const count = readCount(fields.count);
    const by = isAbsent(fields.by) ? 'scores' : oneOf(['scores', 'ability'], fields.by);
    if (isProblem(institutions)) return institutions;
    if (isProblem(category)) return category;
    if (isProblem(level)) return level;
    if (isProblem(count)) return count;
    const near = readCodes(fields.near);
    const away = readCodes(fields.away);
    if (isProblem(near)) return near;
    if (isProblem(away)) return away;
    const words = listOf(fields.words)
      .map(readQuery)
      .filter((one) => one !== '');
    const levels = LEVELS.filter((one) => listOf(fields.levels).includes(one));
    if (by === undefined) return { problem: 'by must be scores or ability' };
    return {
      value: {
        by,
        level: level.value,
        institutions: institutions.value,
        category: category.value,
        count: count.value,
        ...(near.value.length === 0 ? {} : { near: near.value }),
        ...(away.value.length === 0 ? {} : { away: away.value }),
        ...(words.length === 0 ? {} : { words }),
        ...(levels.length === 0 ? {} : { levels }),
      },
    };
  },
  run: recommendProgrammes,
  say: (result, { context, wording }) =>
    recommendWords(result, gradeEntries(context.grades).length, context, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(withLevel), year }),
  followUps: ({ programmes }, context) => askRequirements(programmes, context),
});
