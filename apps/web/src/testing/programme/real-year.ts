import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAMME_FIELDS } from '@lodestar/contract';
import {
  type Catalogue,
  type CatalogueFile,
  catalogueFigures,
  columnsOf,
  deriveProgramme,
  openCatalogue,
  type Programme,
  type ScoreHistoryFile,
  sharedMovements,
} from '@lodestar/domain';

export type Year = 2026 | 2025;

const DATA = join(import.meta.dirname, '../../../../../data');

function readData(name: string): string {
  return readFileSync(join(DATA, name), 'utf8');
}

const readFileOf = (year: Year): CatalogueFile => JSON.parse(readData(`programmes/${year}.json`));
const files: Readonly<Record<Year, CatalogueFile>> = { 2026: readFileOf(2026), 2025: readFileOf(2025) };

const programmesOf = ({ programmes, sources }: CatalogueFile): readonly Programme[] =>
  programmes.map((row) => deriveProgramme(row, sources));
const years: Readonly<Record<Year, readonly Programme[]>> = {
  2026: programmesOf(files[2026]),
  2025: programmesOf(files[2025]),
};

const history: ScoreHistoryFile = JSON.parse(readData('score-history.json'));
const movements = sharedMovements(history.programmes);

function open(year: Year): Catalogue {
  return openCatalogue(years[year], catalogueFigures([years[2026], years[2025]], years[year], movements));
}

const catalogues: Readonly<Record<Year, Catalogue>> = { 2026: open(2026), 2025: open(2025) };

/** The year's real programmes, as the page opens them. */
export function realYear(year: Year): Catalogue {
  return catalogues[year];
}

/** What the page is sent of a year: these of its programmes. */
export function columnsAnswer(year: Year, codes: readonly string[]) {
  const { collection, sources, programmes } = files[year];
  const rows = programmes.filter(({ code }) => codes.includes(code));
  const { figures } = realYear(year);
  const maxima = rows.map(({ code }) => realProgramme(code, year).calculation.maximum);
  return { success: true, collection, sources, figures, columns: columnsOf(rows, PROGRAMME_FIELDS), maxima };
}

/** A real programme of 2026 by its code. */
export function realProgramme(code: string, year: Year = 2026): Programme {
  const programme = realYear(year).find(code);
  if (programme === undefined) throw new Error(`${code} is not in ${year}`);
  return programme;
}

interface InstitutionNames {
  readonly code: string;
  readonly name_en: string;
  readonly name_tc: string;
  readonly name_sc: string;
}

export function realInstitutions(): readonly InstitutionNames[] {
  const all: InstitutionNames[] = JSON.parse(readData('institutions.json'));
  return all.map(({ code, name_en, name_tc, name_sc }) => ({ code, name_en, name_tc, name_sc }));
}
