import type { Catalogue, FieldGuide } from '@lodestar/domain';
import { useMemo } from 'react';
import { useFieldGuide } from '../../../shared/programme/field-guide.ts';
import { useCatalogue, useYears } from '../../../shared/programme/use-catalogue.ts';

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
