import {
  buildSearchIndex,
  type Catalogue,
  catalogueFigures,
  deriveProgramme,
  openCatalogue,
  type ProgrammeRow,
  type SearchIndex,
  type SourceNote,
  TRADITIONAL_TO_SIMPLIFIED,
} from '@lodestar/domain';

/** A year as it lies in the database. */
export interface StoredYear {
  readonly name: string;
  readonly sources: Readonly<Record<string, SourceNote>>;
  readonly rows: readonly ProgrammeRow[];
}

/** A year ready to be asked. */
export interface YearCatalogue {
  readonly collection: string;
  readonly catalogue: Catalogue;
  readonly searchIndex: SearchIndex;
}

/** Compiles the stored years, newest first: figures over all of them, and each ready for any pupil. */
export function compileYears(years: readonly StoredYear[]): YearCatalogue[] {
  const derived = years.map(({ rows, sources }) => rows.map((row) => deriveProgramme(row, sources)));
  return years.map(({ name }, index) => {
    const programmes = derived[index] ?? [];
    return {
      collection: name,
      catalogue: openCatalogue(programmes, catalogueFigures(derived, programmes)),
      searchIndex: buildSearchIndex(programmes, TRADITIONAL_TO_SIMPLIFIED),
    };
  });
}
