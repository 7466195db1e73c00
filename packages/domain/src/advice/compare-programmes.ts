import type { Grades } from '../grades/grade.ts';
import { type ComparedValues, type ComparisonBasis, comparedValues } from './comparison-rows.ts';

/** How many programmes stand side by side. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

type RowId = keyof ComparedValues;

/** One row: a value for each programme, in the order asked for, and whether they differ. */
export type ComparisonRow = {
  readonly [Id in RowId]: {
    readonly id: Id;
    readonly values: readonly ComparedValues[Id][];
    readonly differs: boolean;
  };
}[RowId];

export type Comparison =
  | { readonly kind: 'compared'; readonly codes: readonly string[]; readonly rows: readonly ComparisonRow[] }
  /** Fewer than two different codes, or more than four. */
  | { readonly kind: 'wrongNumber'; readonly count: number }
  /** Codes that are not in this year's catalogue. */
  | { readonly kind: 'unknown'; readonly codes: readonly string[] };

function rowOf<Id extends RowId>(id: Id, each: readonly ComparedValues[]) {
  const values = each.map((one) => one[id]);
  const differs = new Set(values.map((value) => JSON.stringify(value))).size > 1;
  return { id, values, differs };
}

/** Rows in the order in which they are read. */
function rowsOf(each: readonly ComparedValues[]): readonly ComparisonRow[] {
  return [
    rowOf('institution', each),
    rowOf('level', each),
    rowOf('score', each),
    rowOf('quartiles', each),
    rowOf('unmet', each),
    rowOf('minimums', each),
    rowOf('formula', each),
    rowOf('bandA', each),
    rowOf('bandB', each),
    rowOf('places', each),
    rowOf('interview', each),
    rowOf('documents', each),
    rowOf('duration', each),
    rowOf('fee', each),
    rowOf('fields', each),
    rowOf('topics', each),
    rowOf('careers', each),
    rowOf('professional', each),
  ];
}

/** Two to four programmes side by side; a code named twice stands once. `grades` null: without levels and scores. */
export function compareProgrammes(
  basis: ComparisonBasis,
  codes: readonly string[],
  grades: Grades | null = null,
): Comparison {
  const distinct = [...new Set(codes)];
  const count = distinct.length;
  if (count < FEWEST_COMPARED || count > MOST_COMPARED) return { kind: 'wrongNumber', count };
  const each = distinct.map((code) => ({ code, values: comparedValues(basis, code, grades) }));
  const unknown = each.filter(({ values }) => values === null).map(({ code }) => code);
  if (unknown.length > 0) return { kind: 'unknown', codes: unknown };
  return { kind: 'compared', codes: distinct, rows: rowsOf(each.flatMap(({ values }) => values ?? [])) };
}
