import type { ImportReport } from '@lodestar/contract';
import { type Look, lookThrough } from '@lodestar/domain';
import type { Executor } from '../../db/executor.ts';
import { AppError, notFound } from '../../errors.ts';
import { compileYears, type LoadedYear } from './catalogue.ts';
import { type ImportWish, importYear } from './import-year.ts';
import { programmeList, programmesByCode } from './present.ts';
import type { Institution, ProgrammeFacts } from './reference-data.ts';
import { listCollections, listProgrammeRows, readCatalogueVersion } from './repository.ts';

export { gradesKey, type LoadedYear } from './catalogue.ts';

/** The name under which the current year's collection can always be asked for. */
const CURRENT_ALIAS = 'dse';

interface LoadedCatalogue {
  readonly version: number;
  /** Newest first. */
  readonly years: readonly LoadedYear[];
}

interface SearchWish extends Pick<Look, 'q' | 'filter' | 'sort' | 'language'> {
  readonly limit: number;
  readonly offset: number;
}

/** The programme catalogue in memory, and the questions it answers. */
export interface ProgrammeService {
  /** Reads the catalogue again when the database has a newer one; tells whether it had. */
  readonly refresh: () => Promise<boolean>;
  readonly institutions: readonly Institution[];
  readonly isLoaded: () => boolean;
  readonly version: () => number;
  /** Newest first. */
  readonly years: () => readonly LoadedYear[];
  /** @throws AppError unavailable before anything is loaded. */
  readonly current: () => LoadedYear;
  /** @throws AppError not_found when there is no such collection. */
  readonly year: (collection: string) => LoadedYear;
  /** Whether any collection has the code. */
  readonly isKnownCode: (code: string) => boolean;
  readonly search: (year: LoadedYear, wish: SearchWish) => Buffer;
  readonly byCodes: (year: LoadedYear, codes: readonly string[]) => Buffer;
  /** Imports a year's file, and has it at once. */
  readonly importYear: (wish: ImportWish) => Promise<ImportReport>;
}

export interface ProgrammeDeps {
  readonly db: Executor;
  readonly institutions: readonly Institution[];
  readonly facts: ProgrammeFacts;
  /** Makes stored years ready; equal years may share what was made of them. */
  readonly compile?: typeof compileYears;
}

export function createProgrammeService({
  db,
  institutions,
  facts,
  compile = compileYears,
}: ProgrammeDeps): ProgrammeService {
  let loaded: LoadedCatalogue = { version: -1, years: [] };
  let refreshing: Promise<boolean> | null = null;

  async function refreshNow(): Promise<boolean> {
    if ((await readCatalogueVersion(db)) === loaded.version) return false;
    const { version, years } = await readStoredYears(db);
    loaded = { version, years: compile(years, institutions, facts) };
    return true;
  }

  const current = () => {
    const [newest] = loaded.years;
    if (newest === undefined) throw new AppError('unavailable', {}, 5);
    return newest;
  };

  const refresh = () => {
    refreshing ??= refreshNow().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  return {
    refresh,
    institutions,
    isLoaded: () => loaded.years.length > 0,
    version: () => loaded.version,
    years: () => loaded.years,
    current,
    year: (collection) => {
      if (collection === CURRENT_ALIAS) return current();
      const found = loaded.years.find((year) => year.collection === collection);
      if (found === undefined) throw notFound('collection', collection);
      return found;
    },
    isKnownCode: (code) => loaded.years.some(({ answers }) => answers.byCode.has(code)),
    search: ({ collection, shelves, answers }, wish) => {
      const found = asksForSomething(wish) ? lookThrough(shelves, { ...wish, levels: null }).programmes : [];
      const shown = found.slice(wish.offset, wish.offset + wish.limit);
      const parts = shown.flatMap(({ code }) => answers.programmeJson.get(code) ?? []);
      return programmeList(collection, parts, { total: found.length });
    },
    importYear: async (wish) => {
      const report = await importYear(db, wish);
      // Twice: one that was under way may have begun before the import.
      if (report.kind === 'imported') await refresh().then(refresh);
      return report;
    },
    byCodes: ({ answers }, codes) => programmesByCode(codes, answers.programmeJson),
  };
}

/** Nothing typed, chosen or put in order lists nothing. */
function asksForSomething({ q, filter, sort }: SearchWish): boolean {
  return q.trim() !== '' || sort !== 'fit' || Object.values(filter).some((options) => options.length > 0);
}

/** All years and the version they belong to, as of one moment. */
function readStoredYears(db: Executor) {
  return db.transaction(
    async (tx) => {
      const version = await readCatalogueVersion(tx);
      const years = [];
      for (const { name, sources } of await listCollections(tx)) {
        years.push({ name, sources, rows: await listProgrammeRows(tx, name) });
      }
      return { version, years };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
