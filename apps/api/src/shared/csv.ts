import Papa from 'papaparse';

export type Cell = string | number | boolean | null;

const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV (RFC 4180) that spreadsheets read as UTF-8 and in which no cell is a formula. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `${BYTE_ORDER_MARK}${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: true },
  )}\r\n`;
}
