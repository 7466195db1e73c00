export type Cell = string | number | boolean | null;

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV (RFC 4180) that spreadsheets read as UTF-8 and in which no cell is a formula. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
