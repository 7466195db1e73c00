import { unparse } from 'papaparse';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV; a text that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvTable(fields: readonly string[], data: readonly (readonly (string | number)[])[]): string {
  const rows = data.map((row) => [...row]);
  return BYTE_ORDER_MARK + unparse({ fields: [...fields], data: rows }, { escapeFormulae: true });
}
