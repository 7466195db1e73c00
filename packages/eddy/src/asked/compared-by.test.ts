import { expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import { comparedBy } from './compared-by.ts';
import { readMessage } from './reading.ts';

const CONTEXT = sampleContext('mei', 'en');

it.each([
  ['JS1041 and JS1042 whats the difference', ['content']],
  ['中大cs同理大cs讀咩分別', ['content']],
  ['中大cs 城大cs 不看排名就看课 哪个实在', ['content']],
  ['JS1041 vs JS1042', ['content']],
  ['哪个出路好一些', ['careers']],
  ['same RN licence at the end? compare them', ['careers']],
  ['which one would i get with my grades', []],
  ['邊個易入啲', []],
  ['which is safer', []],
] as const)('“%s” compares by %j', (text, aspects) => {
  expect(comparedBy(readMessage(text, CONTEXT))).toEqual(aspects);
});
