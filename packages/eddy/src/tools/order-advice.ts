import { LIST_QUESTIONS } from '../asked/list-question.ts';
import { orderWords } from '../guide/order-words.ts';
import { CODES, taking } from './input-schema.ts';
import { adviseOrder, type OrderInput } from './order-advised.ts';
import { isAbsent, isProblem, listOf, oneOf, readCodes, readQuery } from './read-input.ts';
import { type Read, tool, withLevel } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

const COUNT = { type: 'integer', minimum: 1, maximum: TOOL_LIMITS.codes } as const;

/** A whole number that a list has room for; nothing where it is none. */
const counted = (given: unknown): number | undefined => {
  const count = Number(given);
  return Number.isInteger(count) && count >= 1 && count <= TOOL_LIMITS.codes ? count : undefined;
};

export const orderAdvice = tool({
  name: 'order_advice',
  describe:
    'What is worth knowing about the order of the pupil’s list, or of the places of some of its choices: balance, ' +
    'requirements not met, bands without offers. about: whether it is too ambitious or safe (balance), what holds it ' +
    '(safety), what could go (drop), how many could (dropMany), whether some stay (keep), which of the codes to take (pick, most: so many), which ' +
    'stands first (dreamFirst), where one stands or is to go (place), whether two change places (swap), the whole order ' +
    '(rank, most: so many of it), whether to change it (change); band: one band alone.',
  input: taking({
    codes: CODES,
    about: { type: 'string', enum: LIST_QUESTIONS },
    band: { type: 'string', enum: ['A', 'B'] },
    without: CODES,
    most: COUNT,
    place: COUNT,
    likes: { type: 'array', items: { type: 'string' } },
  }),
  parse: (fields): Read<OrderInput> => {
    const codes = readCodes(fields.codes);
    if (isProblem(codes)) return codes;
    const about = oneOf(LIST_QUESTIONS, fields.about);
    if (about === undefined && !isAbsent(fields.about))
      return { problem: `about must be one of ${LIST_QUESTIONS.join(', ')}` };
    const without = readCodes(fields.without);
    if (isProblem(without)) return without;
    const band = oneOf(['A', 'B'] as const, fields.band);
    const likes = listOf(fields.likes)
      .map(readQuery)
      .filter((like) => like !== '');
    const [most, place] = [counted(fields.most), counted(fields.place)];
    return {
      value: {
        ...(codes.value.length === 0 ? {} : { codes: codes.value }),
        ...(about === undefined ? {} : { about }),
        ...(without.value.length === 0 ? {} : { without: without.value }),
        ...(band === undefined ? {} : { band }),
        ...(most === undefined ? {} : { most }),
        ...(place === undefined ? {} : { place }),
        ...(likes.length === 0 ? {} : { likes: likes.slice(0, TOOL_LIMITS.codes) }),
      },
    };
  },
  run: adviseOrder,
  say: (result, { wording }) => orderWords(result, wording),
  grounds: ({ choices, beside, fillers, year }) => ({
    programmes: [...choices, ...beside, ...fillers].map(withLevel),
    year,
  }),
  followUps: () => [],
});
