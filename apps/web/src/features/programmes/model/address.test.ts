import { expect, test } from 'vitest';
import { chosenOptions, ROWS_AT_ONCE, readAddress, toggled, writeAddress } from './address.ts';

const usual = { q: '', filter: {}, sort: 'fit', shown: ROWS_AT_ONCE } as const;
const read = (query: string) => readAddress(new URLSearchParams(query), null);

test('a look survives its address', () => {
  const look = {
    q: '機械人 & robots',
    filter: { institution: ['HKU', 'CUHK'], without: ['PHY'] },
    sort: 'rate',
    shown: 90,
  } as const;
  expect(read(writeAddress(look).toString())).toEqual(look);
});

test('what is as usual leaves the address bare', () => {
  expect(writeAddress(usual).toString()).toBe('');
  expect(read('')).toEqual(usual);
});

test.each(['sort=best', 'shown=-3', 'shown=1e9x', 'field=', 'field=,,'])('%s is as usual', (query) => {
  expect(read(query)).toEqual(usual);
});

test('a search that is too long is cut, and more rows than there can be are not drawn', () => {
  expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(80);
  expect(read('shown=100000').shown).toBe(600);
});

test('an option is chosen once and pressed again taken away', () => {
  const one = toggled({}, 'field', 'law');
  expect(chosenOptions(one)).toEqual([{ facet: 'field', option: 'law' }]);
  expect(chosenOptions(toggled(one, 'field', 'law'))).toEqual([]);
});
