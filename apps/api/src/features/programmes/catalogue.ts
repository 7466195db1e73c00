import {
  type AdviceBasis,
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
  withOtherSubjects,
} from '@lodestar/domain';
import { shelvesOf } from '@lodestar/eddy';
import { lruCache } from '../../shared/lru.ts';
import { presentYear, type YearAnswers } from './present.ts';
import type { Institution, ProgrammeFacts } from './reference-data.ts';

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
  /** For looking through by text, interest and facets; made when first asked for, and shared with Eddy. */
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
  const movements = sharedMovements(history.programmes);
  const derived = years.map(({ rows, sources }) => rows.map((row) => deriveProgramme(row, sources)));
  return years.map(({ name: collection, rows, sources }, index) => {
    const programmes = derived[index] ?? [];
    const figures = catalogueFigures(derived, programmes, movements);
    const plain = openCatalogue(programmes, figures);
    const isOfYear = collection === `Programmes_${others.entry_year}`;
    const catalogue = rememberLevels(isOfYear ? withOtherSubjects(plain, others) : plain);
    return {
      collection,
      catalogue,
      get shelves() {
        return shelvesOf({ catalogue, institutions, fields: guide });
      },
      advice: { catalogue, guide, flexible },
      chances: { catalogue, fits },
      answers: presentYear({ collection, rows, sources, programmes, figures, guide, history }, institutions),
    };
  });
}

const GRADED = [...SUBJECTS, ...OTHER_SUBJECTS];

/** One text per set of grades, whatever the order they were entered in. */
export function gradesKey(grades: Grades): string {
  return GRADED.map((subject) => grades[subject] ?? '').join();
}

function rememberLevels(catalogue: Catalogue): Catalogue {
  const remember = lruCache<readonly LevelSummary[]>(KEPT_GRADES);
  return {
    ...catalogue,
    levels: (grades) => remember(gradesKey(grades), () => catalogue.levels(grades)),
  };
}
