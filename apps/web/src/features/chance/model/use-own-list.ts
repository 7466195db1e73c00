import { type Catalogue, type Grades, gradesOf, hasEnoughScores } from '@lodestar/domain';
import { useMemo } from 'react';
import { type OpenChoices, useOpenChoices } from '../../../shared/lists/use-open-choices.ts';
import { useCatalogue, useYears } from '../../../shared/programme/use-catalogue.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';

/** The pupil's own list, the one that is open at JUPASelect, and grades with the year's programmes. */
export interface OwnList {
  /** Null until the programmes are loaded. */
  readonly catalogue: Catalogue | null;
  readonly grades: Grades;
  readonly enough: boolean;
  readonly codes: readonly string[];
  readonly lists: OpenChoices['lists'];
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useOwnList(): OwnList {
  const years = useYears();
  const { catalogue, failed, retry } = useCatalogue(years.collection);
  const { value: table } = useWork(SCORES_WORK);
  const { codes, lists } = useOpenChoices();
  return {
    catalogue,
    grades: useMemo(() => gradesOf(table), [table]),
    enough: hasEnoughScores(table),
    codes,
    lists,
    failed: years.failed || failed,
    retry: years.failed ? years.retry : retry,
  };
}
