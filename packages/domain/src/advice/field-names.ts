import type { FieldsFile, ProgrammeSubjects, StudyField } from './fields-file.ts';

/** What the file of fields names, and what it says of each programme: for a page that only shows it. */
export interface FieldNames {
  readonly file: FieldsFile;
  readonly field: (id: string) => StudyField | null;
  /** What a programme is about; null for a code that the file does not know. */
  readonly subjectsOf: (code: string) => ProgrammeSubjects | null;
  /** Chinese of the file, which is Traditional, in simplified characters. */
  readonly simplified: (text: string) => string;
}

/** The first row that has an id; null where none has. */
export function finder<Row extends { readonly id: string }>(
  rows: readonly Row[],
): (id: string) => Row | null {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => byId.get(id) ?? null;
}

/** Opens the file of fields to be shown; `simplified` is asked by readers of simplified characters alone. */
export function openFieldNames(file: FieldsFile, simplified: FieldNames['simplified']): FieldNames {
  const programmes = new Map(Object.entries(file.programmes));
  return {
    file,
    field: finder(file.fields),
    subjectsOf: (code) => programmes.get(code) ?? null,
    simplified,
  };
}
