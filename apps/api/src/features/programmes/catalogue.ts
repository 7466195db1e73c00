import {
  buildSearchIndex,
  type Catalogue,
  catalogueFigures,
  deriveProgramme,
  type Grades,
  type LevelSummary,
  openCatalogue,
  type ProgrammeRow,
  type SearchIndex,
  type SourceNote,
  SUBJECTS,
  TRADITIONAL_TO_SIMPLIFIED,
} from '@lodestar/domain';
import { rememberRecent } from '../../recently-used.ts';
import { type Institution, namesByCode } from './institutions.ts';
import { presentYear, type YearAnswers } from './present.ts';

/** Sets of grades whose levels are kept: a pupil who changes a filter keeps asking about the same grades. */
const KEPT_GRADES = 100;

/** A year as it lies in the database. */
export interface StoredYear {
  readonly name: string;
  readonly sources: Readonly<Record<string, SourceNote>>;
  readonly rows: readonly ProgrammeRow[];
}

/** A year ready to be asked. */
export interface LoadedYear {
  readonly collection: string;
  readonly catalogue: Catalogue;
  readonly searchIndex: SearchIndex;
  readonly answers: YearAnswers;
}

/** Compiles the stored years, newest first: figures over all of them, each year ready for any pupil. */
export function compileYears(
  years: readonly StoredYear[],
  institutions: readonly Institution[],
): LoadedYear[] {
  const names = namesByCode(institutions);
  const derived = years.map(({ rows, sources }) => rows.map((row) => deriveProgramme(row, sources)));
  return years.map(({ name: collection }, index) => {
    const programmes = derived[index] ?? [];
    const figures = catalogueFigures(derived, programmes);
    return {
      collection,
      catalogue: rememberLevels(openCatalogue(programmes, figures)),
      searchIndex: buildSearchIndex(programmes, TRADITIONAL_TO_SIMPLIFIED, names),
      answers: presentYear({ collection, programmes, figures }, institutions),
    };
  });
}

/** One text per set of grades, whatever the order they were entered in. */
export function gradesKey(grades: Grades): string {
  return SUBJECTS.map((subject) => grades[subject] ?? '').join();
}

function rememberLevels(catalogue: Catalogue): Catalogue {
  const remember = rememberRecent<readonly LevelSummary[]>(KEPT_GRADES);
  return {
    ...catalogue,
    levels: (grades) => remember(gradesKey(grades), () => catalogue.levels(grades)),
  };
}
