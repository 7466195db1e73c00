import type { EddyContext } from '../context.ts';
import { orderWords } from '../guide/order-words.ts';
import { orderAdvice as advised, type OrderAdvice } from '../order-advice.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { CODES, taking } from './input-schema.ts';
import { isProblem, readCodes } from './read-input.ts';
import { tool, withLevel } from './tool.ts';

export interface OrderInput {
  /** The choices whose places are asked about; none: the whole order. */
  readonly codes?: readonly string[];
}

export interface OrderAdviceResult extends OrderAdvice, FiguresSource {
  readonly tool: 'order_advice';
  readonly asked: readonly string[];
}

function run({ codes = [] }: OrderInput, context: EddyContext): OrderAdviceResult {
  const listed = context.choices.map(context.catalogue.find);
  const asked = codes.filter((code) => context.choices.includes(code));
  return { tool: 'order_advice', asked, ...advised(context), ...figuresSource(listed, context) };
}

export const orderAdvice = tool({
  name: 'order_advice',
  describe:
    'What is worth knowing about the order of the pupil’s list, or of the places of some of its choices: balance, ' +
    'requirements not met, bands without offers.',
  input: taking({ codes: CODES }),
  parse: (fields) => {
    const codes = readCodes(fields.codes);
    if (isProblem(codes)) return codes;
    return { value: codes.value.length === 0 ? {} : { codes: codes.value } };
  },
  run,
  say: (result, { wording }) => orderWords(result, wording),
  grounds: ({ choices, year }) => ({ programmes: choices.map(withLevel), year }),
  followUps: () => [],
});
