import { parse } from 'papaparse';

/** How much a factor counts, and how many rated it. */
export interface Factor {
  readonly name: string;
  readonly average: number;
  readonly count: number;
}

/** When people decided: one row a time, one count for each area. */
export interface DecisionTimes {
  readonly areas: readonly string[];
  readonly rows: readonly { readonly time: string; readonly counts: readonly number[] }[];
}

function rowsOf(csv: string): {
  readonly columns: readonly string[];
  readonly rows: Record<string, string>[];
} {
  const { data, meta } = parse<Record<string, string>>(csv, { header: true, skipEmptyLines: 'greedy' });
  return { columns: meta.fields ?? [], rows: data };
}

const figure = (text: string | undefined): number => {
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
};

/** The factors of a file with the header `Variable,Average,Count`, in its order. */
export function factorsIn(csv: string): readonly Factor[] {
  return rowsOf(csv).rows.map((row) => ({
    name: row.Variable ?? '',
    average: figure(row.Average),
    count: figure(row.Count),
  }));
}

/** The times of a file with a `Time` column and one column for each area, in its order. */
export function decisionTimesIn(csv: string): DecisionTimes {
  const { columns, rows } = rowsOf(csv);
  const areas = columns.filter((column) => column !== 'Time');
  return {
    areas,
    rows: rows.map((row) => ({ time: row.Time ?? '', counts: areas.map((area) => figure(row[area])) })),
  };
}
