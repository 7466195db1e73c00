import type { Catalogue, FieldGuide } from '@lodestar/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Years } from '../../../shared/programme/catalogue-calls.ts';
import { guideQuery, useFieldGuide } from '../../../shared/programme/field-guide.ts';
import {
  catalogueQuery,
  institutionsQuery,
  useCatalogue,
  useYears,
  yearsQuery,
} from '../../../shared/programme/use-catalogue.ts';

/** The programmes of the current year, with what says of each which fields and careers it leads to. */
export interface GuidedYear {
  readonly collection: string;
  readonly catalogue: Catalogue;
  readonly guide: FieldGuide;
}

interface GuidedYearState {
  /** Null until everything is loaded. */
  readonly year: GuidedYear | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The current year, with the catalogue that JUPASelect fetches, too. */
export function useGuidedYear(): GuidedYearState {
  const years = useYears();
  const { catalogue, failed, retry } = useCatalogue(years.collection);
  const { guide, failed: guideFailed, retry: retryGuide } = useFieldGuide();
  const { collection } = years;
  const year = useMemo(
    () =>
      catalogue === null || guide === null || collection === null ? null : { collection, catalogue, guide },
    [catalogue, guide, collection],
  );
  return {
    year,
    failed: years.failed || failed || guideFailed,
    retry: () => {
      if (years.failed) years.retry();
      if (failed) retry();
      if (guideFailed) retryGuide();
    },
  };
}

/** Asks for what a programme's page shows before the page is drawn; over when all is there or has failed, which the page then says. */
export async function askAhead(queries: QueryClient): Promise<void> {
  const guide = queries.prefetchQuery(guideQuery);
  await queries.prefetchQuery(yearsQuery);
  const current = queries.getQueryData<Years>(yearsQuery.queryKey)?.current;
  if (current !== undefined)
    await Promise.all([
      queries.prefetchQuery(catalogueQuery(current)),
      queries.prefetchQuery(institutionsQuery(current)),
    ]);
  await guide;
}
