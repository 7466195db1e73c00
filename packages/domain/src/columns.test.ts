import { expect, test } from 'vitest';
import { columnsOf, rowsOf } from './columns.ts';

interface Row {
  readonly code: string;
  readonly places: number | null;
  readonly note?: string | null;
}

const rows: readonly Row[] = [
  { code: 'JS1', places: 20, note: 'few' },
  { code: 'JS2', places: null },
];
const columns = columnsOf(rows, ['code', 'places', 'note']);

test('rows stand field by field', () => {
  expect(columns).toEqual({ code: ['JS1', 'JS2'], places: [20, null], note: ['few', undefined] });
});

test('and come back; over the wire what a row had not is null', () => {
  expect([...rowsOf(columns)]).toEqual(rows);
  const sent: typeof columns = JSON.parse(JSON.stringify(columns));
  expect([...rowsOf(sent)]).toEqual([rows[0], { ...rows[1], note: null }]);
});

test('no rows are columns of nothing, and no rows again', () => {
  expect([...rowsOf(columnsOf<Row>([], ['code']))]).toEqual([]);
});
