import { expect, it } from 'vitest';
import { judgeOrder } from './order-advice.ts';
import { proposedOrder } from './proposed-order.ts';
import { sampleContext } from './testing/sample-pupils.ts';

const MEI = sampleContext('mei', 'en');
const proposed = (choices: readonly string[], without: readonly string[] = []) => {
  const context = { ...MEI, choices };
  return proposedOrder(judgeOrder(context), without, context).map(({ code }) => code);
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

it('keeps in Band A what is offered there alone, and moves what would be offered below it too', () => {
  const { programmes } = MEI.catalogue;
  const onlyA = programmes.filter((one) => one.no_band_b_offer === true).map(({ code }) => code);
  const free = programmes.find(({ no_band_b_offer: none }) => none !== true)?.code;
  const [one, two, counts] = onlyA;
  if (free === undefined || one === undefined || two === undefined || counts === undefined)
    throw new Error('no such programmes');
  const context = { ...MEI, choices: [free, one, two, counts] };
  const advised = judgeOrder(context).choices.map((choice) => ({
    ...choice,
    role: choice.code === counts ? ('match' as const) : ('dream' as const),
  }));
  const codes = proposedOrder({ choices: advised }, [], context).map(({ code }) => code);
  expect(codes).toEqual([one, two, counts, free]);
});
