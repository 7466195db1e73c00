import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFileSchema } from '@lodestar/contract';
import type { CatalogueFile, ProgrammeRow } from '@lodestar/domain';
import { PROGRAMME_FILES } from './places.ts';

/** The shipped file of a year. */
export function shippedFile(entryYear: number): CatalogueFile {
  const text = readFileSync(join(PROGRAMME_FILES, `${entryYear}.json`), 'utf8');
  return catalogueFileSchema.parse(JSON.parse(text));
}

/** A small year's file: the first `count` shipped programmes, as if of another entry year. */
export function smallFile(entryYear: number, count = 3): CatalogueFile {
  const file = shippedFile(2026);
  const programmes = file.programmes.slice(0, count);
  return { ...file, collection: `Programmes_${entryYear}`, entry_year: entryYear, programmes };
}

/** The same file with one programme changed. */
export function changed(file: CatalogueFile, index: number, change: Partial<ProgrammeRow>): CatalogueFile {
  const programmes = file.programmes.map((row, at) => (at === index ? { ...row, ...change } : row));
  return { ...file, programmes };
}
