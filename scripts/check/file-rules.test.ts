import { expect, test } from 'vitest';
import { complaintsAbout } from './file-rules.ts';

const small = Array.from({ length: 20 }, (_, index) => ({
  path: `packages/domain/src/part-${index}.ts`,
  lines: 40,
}));

test('a house of small, well-named files has nothing to answer for', () => {
  expect(complaintsAbout(small)).toEqual([]);
});

test.each([
  ['a file over 300 lines', { path: 'apps/web/src/page.tsx', lines: 301 }, /301 lines/],
  ['a camel-case name', { path: 'apps/web/src/scoreTable.tsx', lines: 3 }, /kebab-case/],
  ['a vague file name', { path: 'apps/web/src/date-utils.ts', lines: 3 }, /what it does/],
  ['a vague folder name', { path: 'apps/web/src/helpers/date.ts', lines: 3 }, /what it does/],
])('%s is named with the reason', (_, file, reason) => {
  expect(complaintsAbout([...small, file])).toEqual([expect.stringMatching(reason)]);
});

test('a generated file may be as long as it must', () => {
  expect(
    complaintsAbout([...small, { path: 'packages/domain/src/folding.generated.ts', lines: 5000 }]),
  ).toEqual([]);
});

test('more than one long file in ten is too many', () => {
  const long = [1, 2, 3].map((index) => ({ path: `apps/api/src/long-${index}.ts`, lines: 250 }));
  expect(complaintsAbout([...small, ...long])).toEqual([expect.stringMatching(/3 of 23 files/)]);
});
