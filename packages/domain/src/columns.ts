/** Rows field by field: what stands in a column is alike, and compresses to three quarters. */
export type Columns<Row> = { readonly [Field in keyof Row]-?: readonly Row[Field][] };

/** @param fields every field that a row may have; where one has it not, its column holds undefined. */
export function columnsOf<Row extends object>(
  rows: readonly Row[],
  fields: readonly (keyof Row)[],
): Columns<Row>;
export function columnsOf(rows: readonly object[], fields: readonly PropertyKey[]): object {
  return Object.fromEntries(fields.map((field) => [field, rows.map((row) => Reflect.get(row, field))]));
}

/** The rows again, one at a time; what one had not is null after a way over the wire. */
export function rowsOf<Row extends object>(columns: Columns<Row>): Generator<Row>;
export function* rowsOf(columns: Readonly<Record<string, readonly unknown[]>>): Generator<object> {
  const named = Object.entries(columns);
  const count = named[0]?.[1].length ?? 0;
  for (let place = 0; place < count; place++) {
    yield Object.fromEntries(named.map(([field, column]) => [field, column[place]]));
  }
}
