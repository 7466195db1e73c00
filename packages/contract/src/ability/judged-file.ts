import type { z } from 'zod';
import { type Finding, listed } from '../catalogue/complaint.ts';
import { forbiddenKeys } from '../catalogue/forbidden-keys.ts';
import { judgeShape } from '../catalogue/judge-shape.ts';
import type { FileComplaint } from '../file-complaint.ts';

export type FileVerdict<File> =
  | { readonly kind: 'valid'; readonly file: File }
  | { readonly kind: 'invalid'; readonly complaints: readonly FileComplaint[] };

/** How a file with a list of rows is judged. */
export interface FileRules<File, Row> {
  readonly schema: z.ZodType<File>;
  /** The field of the file that holds the rows. */
  readonly list: string;
  /** The field of a row by which it is named in complaints. */
  readonly key: string;
  /** What is wrong with rows whose shape is right, by the row's key; null where it is about all of them. */
  readonly disagreements: (rows: readonly Row[]) => readonly FileComplaint[];
  readonly rowsOf: (file: File) => readonly Row[];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowName(input: unknown, list: string, key: string, index: number): string | number {
  const rows = isRecord(input) ? input[list] : null;
  const row: unknown = Array.isArray(rows) ? rows[index] : null;
  const name = isRecord(row) ? row[key] : null;
  return typeof name === 'string' && name !== '' ? name.slice(0, 40) : index + 1;
}

/** `statements.3.en` becomes row "the-id", field "en". */
function placed(finding: Finding, input: unknown, list: string, key: string): FileComplaint {
  const [first, index, ...rest] = finding.field.split('.');
  if (first !== list || index === undefined || !/^\d+$/.test(index)) return { row: null, ...finding };
  return { row: rowName(input, list, key, Number(index)), field: rest.join('.'), why: finding.why };
}

function refuse(complaints: readonly FileComplaint[]): FileVerdict<never> {
  return { kind: 'invalid', complaints: listed(complaints) };
}

/** The file in its type, or everything that is wrong with it, row, field and why. */
export function judgeFile<File, Row>(input: unknown, rules: FileRules<File, Row>): FileVerdict<File> {
  const unsafe = forbiddenKeys(input).map(({ path, why }) => ({ field: path.join('.'), why }));
  if (unsafe.length > 0) {
    return refuse(unsafe.map((finding) => placed(finding, input, rules.list, rules.key)));
  }
  const { value, findings } = judgeShape(rules.schema, input);
  if (value === null) {
    return refuse(findings.map((finding) => placed(finding, input, rules.list, rules.key)));
  }
  const complaints = rules.disagreements(rules.rowsOf(value));
  return complaints.length === 0 ? { kind: 'valid', file: value } : refuse(complaints);
}

/** A complaint for each row whose `field` repeats that of an earlier row. */
export function repeats<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  field: string,
  sameIn: (row: Row) => string,
): readonly FileComplaint[] {
  const first = new Map<string, string>();
  return rows.flatMap((row) => {
    const value = sameIn(row);
    const earlier = first.get(value);
    if (earlier === undefined) {
      first.set(value, nameOf(row));
      return [];
    }
    return [{ row: nameOf(row), field, why: { code: 'repeated', earlier } }];
  });
}
