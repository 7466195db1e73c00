import { expect, it } from 'vitest';
import { orderAdvice } from './order-advice.ts';
import { proposedOrder } from './proposed-order.ts';
import { sampleContext } from './testing/sample-pupils.ts';

const MEI = sampleContext('mei', 'en');
const proposed = (choices: readonly string[], without: readonly string[] = []) => {
  const context = { ...MEI, choices };
  return proposedOrder(orderAdvice(context), without, context).map(({ code }) => code);
};

it.each([
  ['stays where nothing speaks against it', ['JS6456', 'JS4412', 'JS1204'], ['JS6456', 'JS4412', 'JS1204']],
  ['puts what is safe behind what is not', ['JS1204', 'JS6456', 'JS4412'], ['JS6456', 'JS4412', 'JS1204']],
  ['leaves what is of no year out', ['JS9999', 'JS4412', 'JS1204'], ['JS4412', 'JS1204']],
])('the order %s', (_, choices, order) => {
  expect(proposed(choices)).toEqual(order);
});

it('is told without what is thought away', () => {
  expect(proposed(['JS6456', 'JS4412', 'JS1204'], ['JS6456'])).toEqual(['JS4412', 'JS1204']);
});
