import type { CatalogueFile, ProgrammeRow } from '@lodestar/domain';
import { type Complaint, type Finding, listed } from './catalogue/complaint.ts';
import { catalogueHeadSchema, programmeRowSchema } from './catalogue/file-schema.ts';
import { forbiddenKeys } from './catalogue/forbidden-keys.ts';
import { type Judged, judgeShape } from './catalogue/judge-shape.ts';
import { codeFindings } from './catalogue/known-codes.ts';
import { scoreFindings } from './catalogue/score-findings.ts';
import { statisticsFindings } from './catalogue/statistics-findings.ts';
import { studyFindings } from './catalogue/study-findings.ts';

export type { Complaint } from './catalogue/complaint.ts';
export * from './catalogue/complaint-words.ts';
export { catalogueFileSchema, PROGRAMME_FIELDS } from './catalogue/file-schema.ts';

export type CatalogueFileVerdict =
  | { readonly kind: 'valid'; readonly file: CatalogueFile }
  | { readonly kind: 'invalid'; readonly complaints: readonly Complaint[] };

/** What rows are held against; null where the head of the file is itself refused. */
type Head = Omit<CatalogueFile, 'programmes'>;

function sourceFindings(row: ProgrammeRow, head: Head | null): Finding[] {
  return Object.entries(row.source)
    .filter(([, id]) => head !== null && !Object.hasOwn(head.sources, id))
    .map(([group, id]) => ({ field: `source.${group}`, why: { code: 'unknownSource', source: id } }));
}

function agreementFindings(row: ProgrammeRow, head: Head | null): Finding[] {
  const entryYear = head?.entry_year ?? Number.POSITIVE_INFINITY;
  return [
    ...codeFindings(row),
    ...scoreFindings(row, entryYear),
    ...statisticsFindings(row, entryYear),
    ...studyFindings(row),
    ...sourceFindings(row, head),
  ];
}

function rowsOf(input: unknown): readonly unknown[] {
  if (typeof input !== 'object' || input === null || !('programmes' in input)) return [];
  return Array.isArray(input.programmes) ? input.programmes : [];
}

function codeOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('code' in row)) return null;
  return typeof row.code === 'string' ? row.code.slice(0, 20) : null;
}

function nameOf(rows: readonly unknown[], index: number): string | number {
  return codeOf(rows[index]) ?? index + 1;
}

function unsafeKeys(input: unknown, rows: readonly unknown[]): Complaint[] {
  return forbiddenKeys(input).map(({ path, why }) => {
    const [first, index, ...rest] = path;
    return first === 'programmes' && rest.length > 0
      ? { row: nameOf(rows, Number(index)), field: rest.join('.'), why }
      : { row: null, field: path.join('.'), why };
  });
}

function duplicates(rows: readonly unknown[]): Complaint[] {
  const first = new Map<string, number>();
  return rows.flatMap((row, index) => {
    const code = codeOf(row);
    if (code === null) return [];
    const earlier = first.get(code);
    if (earlier !== undefined) {
      const why = { code: 'duplicateCode', first: earlier + 1, second: index + 1 } as const;
      return [{ row: code, field: 'code', why }];
    }
    first.set(code, index);
    return [];
  });
}

function refuse(complaints: readonly Complaint[]): CatalogueFileVerdict {
  return { kind: 'invalid', complaints: listed(complaints) };
}

function judgeHead(input: unknown): Judged<Head> {
  const { value, findings } = judgeShape(catalogueHeadSchema, input);
  if (value === null) return { value, findings };
  const { collection, entry_year: entryYear } = value;
  const agrees = collection === `Programmes_${entryYear}`;
  const why = { code: 'wrongCollection', collection, entryYear } as const;
  return { value, findings: agrees ? [] : [{ field: 'collection', why }] };
}

function judgeRow(row: unknown, head: Head | null): Judged<ProgrammeRow> {
  const { value, findings } = judgeShape(programmeRowSchema, row);
  return { value, findings: value === null ? findings : agreementFindings(value, head) };
}

/** Judges a year's file: the file in its type, or everything that is wrong with it, row, field and why. */
export function validateCatalogueFile(input: unknown): CatalogueFileVerdict {
  const inputRows = rowsOf(input);
  const unsafe = unsafeKeys(input, inputRows);
  if (unsafe.length > 0) return refuse(unsafe);

  const head = judgeHead(input);
  const rows = inputRows.map((row) => judgeRow(row, head.value));
  const complaints = [
    ...head.findings.map((finding) => ({ row: null, ...finding })),
    ...duplicates(inputRows),
    ...rows.flatMap(({ findings }, index) =>
      findings.map((finding) => ({ row: nameOf(inputRows, index), ...finding })),
    ),
  ];
  if (head.value === null || complaints.length > 0) return refuse(complaints);
  const programmes = rows.flatMap(({ value }) => value ?? []);
  return { kind: 'valid', file: { ...head.value, programmes } };
}
