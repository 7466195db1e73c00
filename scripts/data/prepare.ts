import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  complaintLine,
  disciplinesFileSchema,
  fieldsFileSchema,
  knowledgeFileSchema,
  validateCatalogueFile,
} from '@lodestar/contract';
import {
  CATEGORIES,
  type CatalogueFile,
  type Category,
  type FieldsFile,
  type ProgrammeRow,
  type SourceNote,
} from '@lodestar/domain';
import type { DisciplinesFile, KnowledgeFile } from '@lodestar/eddy';
import { z } from 'zod';
import { disciplinesText, readDisciplines } from './disciplines.ts';
import { disciplinesFaults } from './disciplines-faults.ts';
import { entry2025, existedIn2024, formulaDoubt } from './entry-2025.ts';
import { entry2026 } from './entry-2026.ts';
import { type Facts, readFacts } from './facts.ts';
import { fieldsText, readFields } from './fields.ts';
import { fieldsFaults } from './fields-faults.ts';
import { flexibleAdmissionText, readFlexibleAdmission } from './flexible-admission.ts';
import { staleChinese, writeFoldMap } from './generated.ts';
import { knowledgeText, readKnowledge, resimplified } from './knowledge.ts';
import { knowledgeFaults } from './knowledge-faults.ts';
import { otherSubjectsText, readOtherSubjects } from './other-subjects.ts';
import { historyText, readHistory, retiredText, withKnownChanges } from './score-history.ts';
import { SOURCE_NOTES } from './source-notes.ts';
import { readDetails, withDetails } from './study-details.ts';
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
  const tidied = tidyCatalogue(file);
  if ('complaints' in tidied) throw new Error(tidied.complaints.map(complaintLine).join('\n'));
  writeFileSync(new URL(`programmes/${file.entry_year}.json`, DATA), tidied.text);
  console.log(`${file.collection}: ${file.programmes.length} programmes`);
}

/** Puts the details into a year's file as it stands. */
function addDetails(path: string, entryYear: string): void {
  const verdict = validateCatalogueFile(
    JSON.parse(readFileSync(new URL(`programmes/${entryYear}.json`, DATA), 'utf8')),
  );
  if (verdict.kind === 'invalid') throw new Error(verdict.complaints.map(complaintLine).join('\n'));
  write(withDetails(verdict.file, readDetails(path)));
}

function doubts(facts: readonly Facts[], kind: ReturnType<typeof formulaDoubt>): string {
  return facts
    .filter((one) => formulaDoubt(one) === kind)
    .map((one) => one.code)
    .join(' ');
}

function prepare(folder: string): void {
  const categories = readCategories();
  const history = readHistory(join(folder, 'history.json'));
  const facts = withKnownChanges(readFacts(join(folder, 'programmes.json')), history);
  const category = (code: string): Category => {
    const found = categories.get(code);
    if (found === undefined) throw new Error(`${code}: no category in data/categories.json`);
    return found;
  };
  const earlier = facts.filter(existedIn2024);
  const current = catalogueFile(
    2026,
    facts.map((one) => entry2026(one, category(one.code))),
  );
  write(withDetails(current, readDetails(join(folder, 'details.json'))));
  write(
    catalogueFile(
      2025,
      earlier.map((one) => entry2025(one, category(one.code))),
    ),
  );
  writeAdvice(folder);
  console.log(`2025, formula known to have changed since: ${doubts(earlier, 'known to have changed')}`);
  console.log(`2025, scores moved too far: ${doubts(earlier, 'moved too far')}`);
}

function programmesOf(entryYear: number): readonly ProgrammeRow[] {
  const path = new URL(`programmes/${entryYear}.json`, DATA);
  const verdict = validateCatalogueFile(JSON.parse(readFileSync(path, 'utf8')));
  if (verdict.kind === 'invalid') throw new Error(verdict.complaints.map(complaintLine).join('\n'));
  return verdict.file.programmes;
}

/** The programmes that advice and knowledge speak of. */
function currentProgrammes(): readonly ProgrammeRow[] {
  return programmesOf(2026);
}

/** Writes what programmes are about, the flexible routes and the scores of earlier years, once none names anything unknown. */
function writeAdvice(folder: string): void {
  const fields = readFields(join(folder, 'fields.json'));
  const faults = fieldsFaults(fields, currentProgrammes());
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(new URL('fields.json', DATA), fieldsText(fields));
  const flexible = readFlexibleAdmission(join(folder, 'flexible_admission.json'));
  writeFileSync(new URL('flexible-admission.json', DATA), flexibleAdmissionText(flexible));
  const others = readOtherSubjects(join(folder, 'other_subjects.json'));
  writeFileSync(new URL('other-subjects.json', DATA), otherSubjectsText(others));
  const history = readHistory(join(folder, 'history.json'));
  writeFileSync(new URL('score-history.json', DATA), historyText(history));
  const kept = new Set([2025, 2026].flatMap((year) => programmesOf(year).map(({ code }) => code)));
  writeFileSync(
    new URL('chance/retired.json', DATA),
    retiredText(history, (code) => kept.has(code)),
  );
  console.log(
    `${fields.fields.length} fields, ${fields.interests.length} interests, ${flexible.routes.length} routes`,
  );
}

const KNOWLEDGE = new URL('knowledge.json', DATA);

const keptKnowledge = (): KnowledgeFile =>
  knowledgeFileSchema.parse(JSON.parse(readFileSync(KNOWLEDGE, 'utf8')));

/** Writes the short answers once the check finds nothing wrong with them. */
function writeKnowledge(file: KnowledgeFile): void {
  const faults = knowledgeFaults(file, currentProgrammes());
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(KNOWLEDGE, knowledgeText(file));
  console.log(`${file.entries.length} answers`);
}

const DISCIPLINES = new URL('disciplines.json', DATA);

const keptDisciplines = (): DisciplinesFile =>
  disciplinesFileSchema.parse(JSON.parse(readFileSync(DISCIPLINES, 'utf8')));
const keptFields = (): FieldsFile =>
  fieldsFileSchema.parse(JSON.parse(readFileSync(new URL('fields.json', DATA), 'utf8')));

/** Writes what is told of disciplines once the check finds nothing wrong with it. */
function writeDisciplines(file: DisciplinesFile): void {
  const faults = disciplinesFaults(file, keptFields());
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(DISCIPLINES, disciplinesText(file));
  console.log(`${file.disciplines.length} disciplines`);
}

function check(): void {
  const stale = [
    ...staleChinese(),
    ...knowledgeFaults(keptKnowledge(), currentProgrammes()),
    ...disciplinesFaults(keptDisciplines(), keptFields()),
  ];
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

const USAGE =
  'Usage: node scripts/data/prepare.ts FACTS_FOLDER | --details DETAILS.json YEAR | --advice FACTS_FOLDER | --knowledge [COLLECTED.json] | --disciplines AUTHORS_FOLDER | --tidy FILE | --fold | --check';

const [argument, file, year] = process.argv.slice(2);
if (argument === '--check') {
  check();
} else if (argument === '--fold') {
  writeFoldMap();
} else if (argument === '--tidy' && file !== undefined) {
  tidy(file);
} else if (argument === '--details' && file !== undefined && year !== undefined) {
  addDetails(file, year);
} else if (argument === '--advice' && file !== undefined) {
  writeAdvice(file);
} else if (argument === '--knowledge') {
  writeKnowledge(file === undefined ? resimplified(keptKnowledge()) : readKnowledge(file));
} else if (argument === '--disciplines' && file !== undefined) {
  writeDisciplines(readDisciplines(file));
} else if (argument === undefined || argument.startsWith('--')) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  prepare(argument);
  writeFoldMap();
}
