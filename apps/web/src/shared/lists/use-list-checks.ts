import { type Catalogue, checkList, type Grades, type ListFinding } from '@lodestar/domain';
import { useMemo } from 'react';
import { useFlexibleRoutes } from '../programme/flexible-routes.ts';

export interface ListChecksState {
  /** Null until programmes and flexible routes are there. */
  readonly findings: readonly ListFinding[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What is to be known about a list, worked out here by the rules that the call for list checks answers by. */
export function useListChecks(
  catalogue: Catalogue | null,
  /** Null while fewer than five subjects have one. */
  grades: Grades | null,
  codes: readonly string[],
): ListChecksState {
  const routes = useFlexibleRoutes();
  const flexible = routes.data;
  const findings = useMemo(
    () =>
      catalogue === null || flexible === undefined ? null : checkList({ catalogue, flexible }, grades, codes),
    [catalogue, flexible, grades, codes],
  );
  return { findings, failed: routes.isError, retry: () => void routes.refetch() };
}
