import { foundWords } from '../guide/found-words.ts';
import { askRequirements } from './follow-up-questions.ts';
import { FIND_ORDERS, type FindInput, find } from './found-programmes.ts';
import { taking } from './input-schema.ts';
import { CONDITIONS, readConditions } from './read-conditions.ts';
import { isAbsent, isProblem, oneOf } from './read-input.ts';
import { type Read, tool, withLevel } from './tool.ts';

export const findProgrammes = tool({
  name: 'find_programmes',
  describe:
    'Programmes that meet conditions (subjects not needed, subjects that count, fee, length, interview, funding, ' +
    'level, place), in an order: level, median, places, rate of Band A offers, fee.',
  input: taking({
    ...CONDITIONS,
    order: { type: 'string', enum: FIND_ORDERS },
    lowest: { type: 'boolean', description: 'lowest figures first' },
  }),
  parse: (fields): Read<FindInput> => {
    const conditions = readConditions(fields);
    if (isProblem(conditions)) return conditions;
    const order = isAbsent(fields.order) ? null : oneOf(FIND_ORDERS, fields.order);
    if (order === undefined) return { problem: `order must be one of ${FIND_ORDERS.join(', ')}` };
    return { value: { ...conditions.value, order, lowest: fields.lowest === true } };
  },
  run: find,
  say: (result, { context, wording }) => foundWords(result, context, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(withLevel), year }),
  followUps: ({ programmes }, context) => askRequirements(programmes, context),
});
