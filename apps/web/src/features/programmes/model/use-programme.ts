import {
  type Catalogue,
  type FieldNames,
  type Grades,
  gradesOf,
  hasEnoughScores,
  type Programme,
} from '@lodestar/domain';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import type { Years } from '../../../shared/programme/catalogue-calls.ts';
import { fieldNamesQuery } from '../../../shared/programme/field-guide.ts';
import {
  catalogueQuery,
  institutionsQuery,
  programmeQuery,
  useCatalogue,
  useInstitutions,
  useYears,
  yearsQuery,
} from '../../../shared/programme/use-catalogue.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';

/** A programme of the current year and what says which fields and careers it leads to. */
export interface FoundProgramme {
  readonly collection: string;
  readonly programme: Programme;
  readonly guide: FieldNames;
  /** The whole year: null until somebody with grades has it. */
  readonly catalogue: Catalogue | null;
  /** Null: fewer than five are known. */
  readonly grades: Grades | null;
}

interface ProgrammeState {
  /** Null until it is loaded, and where there is none. */
  readonly found: FoundProgramme | null;
  /** The year that has no such programme. */
  readonly unknownIn: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * One programme: alone where the visit has not loaded its year, since that is two hundred times as much. Grades are put to
 * the year, which follows; it also stands in where the programme alone cannot be had, as without a network.
 */
export function useProgramme(code: string): ProgrammeState {
  const years = useYears();
  const { collection } = years;
  const { i18n } = useTranslation();
  const names = useQuery({
    ...fieldNamesQuery(languageOf(i18n.language)),
    // Who changes the language reads on meanwhile.
    placeholderData: keepPreviousData,
  });
  // The head draws full names: asked for with the programme, they are there before it and nothing moves.
  useInstitutions(collection);
  const { value: table } = useWork(SCORES_WORK);
  const grades = useMemo(() => (hasEnoughScores(table) ? gradesOf(table) : null), [table]);
  const isKept = useIsYearKept(collection);
  const alone = useQuery({
    ...programmeQuery(collection ?? '', code),
    enabled: collection !== null && !isKept,
  });
  const wantsYear = isKept || grades !== null || alone.isError;
  const { catalogue, failed, retry } = useCatalogue(wantsYear ? collection : null);
  const programme = catalogue === null ? alone.data : (catalogue.find(code) ?? null);
  const guide = names.data;
  const found = useMemo(
    () =>
      collection === null || guide === undefined || !programme
        ? null
        : { collection, programme, guide, catalogue, grades },
    [collection, guide, programme, catalogue, grades],
  );
  return {
    found,
    unknownIn: programme === null ? collection : null,
    failed: years.failed || names.isError || failed,
    retry: () => {
      if (years.failed) years.retry();
      if (failed) retry();
      if (names.isError) void names.refetch();
    },
  };
}

/** Whether this visit has loaded the year already. */
function useIsYearKept(collection: string | null): boolean {
  const queries = useQueryClient();
  return collection !== null && isYearKept(queries, collection);
}

const isYearKept = (queries: QueryClient, collection: string) =>
  queries.getQueryData(catalogueQuery(collection).queryKey) !== undefined;

/** For so long index.html's head of a programme stays while its figures come; then the page says how far it is. */
const HEAD_STAYS_MS = 5000;
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks for what the page shows while the head that index.html holds is on the screen; what fails, the page says. */
export async function askAhead(queries: QueryClient, texts: Promise<i18n>): Promise<void> {
  if (document.querySelector('.first-paint') === null) return;
  const code = location.pathname.split('/').at(-1) ?? '';
  const ask = async () => {
    const { language } = await texts;
    const names = queries.prefetchQuery(fieldNamesQuery(languageOf(language)));
    await queries.prefetchQuery(yearsQuery);
    const current = queries.getQueryData<Years>(yearsQuery.queryKey)?.current;
    if (current === undefined) return;
    // Somebody with grades waits for the year most of all; it is drawn when it comes.
    if (document.documentElement.dataset.grades === 'stored')
      void queries.prefetchQuery(catalogueQuery(current));
    await Promise.all([
      queries.prefetchQuery(programmeQuery(current, code.toUpperCase())),
      queries.prefetchQuery(institutionsQuery(current)),
      names,
    ]);
  };
  await Promise.race([ask(), after(HEAD_STAYS_MS)]);
}
