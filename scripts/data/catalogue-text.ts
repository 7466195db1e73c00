import type { CatalogueFile, ProgrammeRow, SourceNote } from '@lodestar/domain';

function lines(entries: readonly string[]): string {
  return entries.map((entry) => `    ${entry}`).join(',\n');
}

/** The file's text: one source and one programme a line, so that a change of one is a change of one line. */
export function catalogueText(file: CatalogueFile): string {
  const sources = Object.entries(file.sources).map(
    ([id, note]: [string, SourceNote]) => `${JSON.stringify(id)}: ${JSON.stringify(note)}`,
  );
  const programmes = file.programmes.map((row: ProgrammeRow) => JSON.stringify(row));
  return [
    '{',
    `  "format": ${file.format},`,
    `  "collection": ${JSON.stringify(file.collection)},`,
    `  "entry_year": ${file.entry_year},`,
    `  "sources": {\n${lines(sources)}\n  },`,
    `  "programmes": [\n${lines(programmes)}\n  ]`,
    '}',
    '',
  ].join('\n');
}
