import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Catalogue,
  type CatalogueFile,
  catalogueFigures,
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

function programmesOf(year: Year): readonly Programme[] {
  const file: CatalogueFile = JSON.parse(readData(`programmes/${year}.json`));
  return file.programmes.map((row) => deriveProgramme(row, file.sources));
}

const years: Readonly<Record<Year, readonly Programme[]>> = {
  2026: programmesOf(2026),
  2025: programmesOf(2025),
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
