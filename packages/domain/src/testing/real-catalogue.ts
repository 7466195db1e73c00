import { readFileSync } from 'node:fs';
import { type Catalogue, openCatalogue } from '../admission/catalogue.ts';
import { deriveProgramme } from '../admission/derive-programme.ts';
import { catalogueFigures } from '../admission/figures.ts';
import type { Programme } from '../admission/programme.ts';
import type { CatalogueFile } from '../admission/programme-row.ts';
import { scorePlan } from '../admission/score/plan.ts';
import { type ScoreHistory, type SharedMovement, sharedMovements } from '../admission/shared-movement.ts';
import type { ScoreHistoryFile } from '../advice/programme-history.ts';

type Year = 2026 | 2025;

const files = new Map<Year, CatalogueFile>();
const records = new Map<Year, readonly Programme[]>();
const catalogues = new Map<Year, Catalogue>();

/** A year's file as it lies under `data/`. */
export function realFile(year: Year): CatalogueFile {
  const known = files.get(year);
  if (known !== undefined) return known;
  const path = new URL(`../../../../data/programmes/${year}.json`, import.meta.url);
  const file: CatalogueFile = JSON.parse(readFileSync(path, 'utf8'));
  files.set(year, file);
  return file;
}

let history: ScoreHistoryFile | null = null;

/** The published scores of the years held with their documents, as they lie under `data/`. */
export function realHistoryFile(): ScoreHistoryFile {
  if (history !== null) return history;
  const path = new URL('../../../../data/score-history.json', import.meta.url);
  const file: ScoreHistoryFile = JSON.parse(readFileSync(path, 'utf8'));
  history = file;
  return file;
}

/** The same by code alone. */
export function realHistory(): ScoreHistory {
  return realHistoryFile().programmes;
}

let movements: readonly SharedMovement[] | null = null;

function realMovements(): readonly SharedMovement[] {
  movements ??= sharedMovements(realHistory());
  return movements;
}

/** The full records of a year. */
export function realProgrammes(year: Year): readonly Programme[] {
  const { programmes, sources } = realFile(year);
  const known = records.get(year) ?? programmes.map((row) => deriveProgramme(row, sources));
  records.set(year, known);
  return known;
}

/** A year's catalogue with the figures of both years. */
export function realCatalogue(year: Year): Catalogue {
  const programmes = realProgrammes(year);
  const years = [realProgrammes(2026), realProgrammes(2025)];
  const known =
    catalogues.get(year) ?? openCatalogue(programmes, catalogueFigures(years, programmes, realMovements()));
  catalogues.set(year, known);
  return known;
}

/** A programme of a year by its code. */
export function realProgramme(code: string, year: Year = 2026): Programme {
  const found = realCatalogue(year).find(code);
  if (found === undefined) throw new Error(`${code} is not in ${year}`);
  return found;
}

/** One programme for every distinct formula of both years. */
export function distinctFormulas(): readonly Programme[] {
  const programmes = [...realProgrammes(2026), ...realProgrammes(2025)];
  return [...new Map(programmes.map((one) => [scorePlan(one.calculation).key, one])).values()];
}
