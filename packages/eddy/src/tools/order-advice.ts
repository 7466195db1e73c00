import type { EddyContext } from '../context.ts';
import { orderWords } from '../guide/order-words.ts';
import { orderAdvice as advised, type OrderAdvice } from '../order-advice.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { taking } from './input-schema.ts';
import { type NoInput, readNothing } from './read-input.ts';
import { tool, withLevel } from './tool.ts';

export interface OrderAdviceResult extends OrderAdvice, FiguresSource {
  readonly tool: 'order_advice';
}

function run(_: NoInput, context: EddyContext): OrderAdviceResult {
  const listed = context.choices.map(context.catalogue.find);
  return { tool: 'order_advice', ...advised(context), ...figuresSource(listed, context) };
}

export const orderAdvice = tool({
  name: 'order_advice',
  describe:
    'What is worth knowing about the order of the pupil’s list: balance, requirements not met, bands without offers.',
  input: taking({}),
  parse: readNothing,
  run,
  say: (result, { wording }) => orderWords(result, wording),
  grounds: ({ choices, year }) => ({ programmes: choices.map(withLevel), year }),
  followUps: () => [],
});
