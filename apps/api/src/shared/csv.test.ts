import { expect, test } from 'vitest';
import { type Cell, csvOf } from './csv.ts';

const rowOf = (...cells: readonly Cell[]) => csvOf([cells]).slice(1);

test('says that it is UTF-8, and ends every line as RFC 4180 does', () => {
  expect(
    csvOf([
      ['學科', 'n'],
      ['中文', 2],
    ]),
  ).toBe('\uFEFF學科,n\r\n中文,2\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("x","y")'])(
  '%j stays text in a spreadsheet',
  (cell) => {
    const [first = ''] = rowOf(cell).replace(/^"/, '');
    expect(first).toBe("'");
  },
);

test('numbers may be negative', () => {
  expect(rowOf(-1.5, true, null)).toBe('-1.5,true,\r\n');
});

test('commas, quotes and lines stay within their cell', () => {
  expect(rowOf('a,b', 'say "hi"', 'two\nlines', '5**')).toBe('"a,b","say ""hi""","two\nlines",5**\r\n');
});
