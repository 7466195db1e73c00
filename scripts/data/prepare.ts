import { readFileSync, writeFileSync } from 'node:fs';
import { complaintLine } from '@lodestar/contract';
import {
  CATEGORIES,
  type CatalogueFile,
  type Category,
  type ProgrammeRow,
  type SourceNote,
} from '@lodestar/domain';
import { z } from 'zod';
import { catalogueText } from './catalogue-text.ts';
import { entry2025, existedIn2024, formulaDoubt } from './entry-2025.ts';
import { entry2026 } from './entry-2026.ts';
import { type Facts, readFacts } from './facts.ts';
import { staleChinese, writeFoldMap } from './generated.ts';
import { SOURCE_NOTES } from './source-notes.ts';
import { tidyCatalogue } from './tidy.ts';

const DATA = new URL('../../data/', import.meta.url);

function readCategories(): ReadonlyMap<string, Category> {
  const content: unknown = JSON.parse(readFileSync(new URL('categories.json', DATA), 'utf8'));
  return new Map(Object.entries(z.record(z.string(), z.enum(CATEGORIES)).parse(content)));
}

function catalogueFile(entryYear: number, programmes: readonly ProgrammeRow[]): CatalogueFile {
  const used = new Set(programmes.flatMap((row) => Object.values(row.source)));
  const sources: Record<string, SourceNote> = {};
  for (const [id, note] of Object.entries(SOURCE_NOTES)) if (used.has(id)) sources[id] = note;
  return { format: 1, collection: `Programmes_${entryYear}`, entry_year: entryYear, sources, programmes };
}

function write(file: CatalogueFile): void {
  writeFileSync(new URL(`programmes/${file.entry_year}.json`, DATA), catalogueText(file));
  console.log(`${file.collection}: ${file.programmes.length} programmes`);
}

function doubts(facts: readonly Facts[], kind: ReturnType<typeof formulaDoubt>): string {
  return facts
    .filter((one) => formulaDoubt(one) === kind)
    .map((one) => one.code)
    .join(' ');
}

function prepare(path: string): void {
  const categories = readCategories();
  const facts = readFacts(path);
  const category = (code: string): Category => {
    const found = categories.get(code);
    if (found === undefined) throw new Error(`${code}: no category in data/categories.json`);
    return found;
  };
  const earlier = facts.filter(existedIn2024);
  write(
    catalogueFile(
      2026,
      facts.map((one) => entry2026(one, category(one.code))),
    ),
  );
  write(
    catalogueFile(
      2025,
      earlier.map((one) => entry2025(one, category(one.code))),
    ),
  );
  console.log(`2025, formula known to have changed since: ${doubts(earlier, 'known to have changed')}`);
  console.log(`2025, scores moved too far: ${doubts(earlier, 'moved too far')}`);
}

function check(): void {
  const stale = staleChinese();
  for (const line of stale) console.error(line);
  process.exitCode = stale.length === 0 ? 0 : 1;
}

function tidy(path: string): void {
  const tidied = tidyCatalogue(JSON.parse(readFileSync(path, 'utf8')));
  if ('text' in tidied) {
    writeFileSync(path, tidied.text);
    return;
  }
  for (const complaint of tidied.complaints) console.error(complaintLine(complaint));
  process.exitCode = 1;
}

const [argument, file] = process.argv.slice(2);
if (argument === '--check') {
  check();
} else if (argument === '--fold') {
  writeFoldMap();
} else if (argument === '--tidy' && file !== undefined) {
  tidy(file);
} else if (argument === undefined || argument.startsWith('--')) {
  console.error('Usage: node scripts/data/prepare.ts FACTS.json | --tidy FILE | --fold | --check');
  process.exitCode = 1;
} else {
  prepare(argument);
  writeFoldMap();
}
