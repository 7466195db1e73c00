import { pathToFileURL } from 'node:url';
import { disciplineSchema } from '@lodestar/contract';
import type { DisciplinesFile } from '@lodestar/eddy';
import { linesByFile } from './lines-of-authors.ts';

const SOURCE =
  'Written for Lodestar by its authors, November 2026, from common knowledge of Hong Kong, and checked by readers. Notes hold no figures.';

/** Reads what the authors in a folder wrote. @throws Error naming the file and line that is wrong */
export function readDisciplines(folder: string): DisciplinesFile {
  const disciplines = linesByFile(pathToFileURL(`${folder}/`), disciplineSchema).flat();
  return { format: 1, source: SOURCE, disciplines };
}

/** The file's text: one discipline a line. */
export function disciplinesText({ format, source, disciplines }: DisciplinesFile): string {
  const rows = disciplines.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{
  "format": ${format},
  "source": ${JSON.stringify(source)},
  "disciplines": [
${rows}
  ]
}
`;
}
