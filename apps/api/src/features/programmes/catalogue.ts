import {
  type AdviceBasis,
  buildFilterIndex,
  buildSearchIndex,
  type Catalogue,
  type ChanceBasis,
  catalogueFigures,
  deriveProgramme,
  type Grades,
  type LevelSummary,
  OTHER_SUBJECTS,
  openCatalogue,
  type ProgrammeRow,
  type Shelves,
  type SourceNote,
  SUBJECTS,
  sharedMovements,
  TRADITIONAL_TO_SIMPLIFIED,
  withOtherSubjects,
} from '@lodestar/domain';
import { rememberRecent } from '../../shared/recently-used.ts';
import { presentYear, type YearAnswers } from './present.ts';
import { type Institution, namesByCode, type ProgrammeFacts } from './reference-data.ts';

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
  /** For looking through by text, interest and facets. */
  readonly shelves: Shelves;
  /** For mixes and list checks. */
  readonly advice: AdviceBasis;
  /** For the chances of a list. */
  readonly chances: ChanceBasis;
  readonly answers: YearAnswers;
}

/** Compiles the stored years, newest first: figures over all of them, each year ready for any pupil. */
export function compileYears(
  years: readonly StoredYear[],
  institutions: readonly Institution[],
  { history, guide, flexible, others, fits }: ProgrammeFacts,
): LoadedYear[] {
  const names = namesByCode(institutions);
  const movements = sharedMovements(history.programmes);
  const derived = years.map(({ rows, sources }) => rows.map((row) => deriveProgramme(row, sources)));
  return years.map(({ name: collection }, index) => {
    const programmes = derived[index] ?? [];
    const figures = catalogueFigures(derived, programmes, movements);
    const plain = openCatalogue(programmes, figures);
    const isOfYear = collection === `Programmes_${others.entry_year}`;
    const catalogue = rememberLevels(isOfYear ? withOtherSubjects(plain, others) : plain);
    return {
      collection,
      catalogue,
      shelves: {
        search: buildSearchIndex(programmes, TRADITIONAL_TO_SIMPLIFIED, names),
        filters: buildFilterIndex(programmes, guide),
        guide,
      },
      advice: { catalogue, guide, flexible },
      chances: { catalogue, fits },
      answers: presentYear({ collection, programmes, figures, guide, history }, institutions),
    };
  });
}

const GRADED = [...SUBJECTS, ...OTHER_SUBJECTS];

/** One text per set of grades, whatever the order they were entered in. */
export function gradesKey(grades: Grades): string {
  return GRADED.map((subject) => grades[subject] ?? '').join();
}

function rememberLevels(catalogue: Catalogue): Catalogue {
  const remember = rememberRecent<readonly LevelSummary[]>(KEPT_GRADES);
  return {
    ...catalogue,
    levels: (grades) => remember(gradesKey(grades), () => catalogue.levels(grades)),
  };
}
