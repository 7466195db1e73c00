import { type Catalogue, checkList, type Grades, type ListFinding } from '@lodestar/domain';
import { useMemo } from 'react';
import { useChances } from '../chance/use-chances.ts';
import { useFlexibleRoutes } from '../programme/flexible-routes.ts';

export interface ListChecksState {
  /** Null until programmes and flexible routes are there. */
  readonly findings: readonly ListFinding[] | null;
  /** Whether the checks that take the chances of the list could be made. */
  readonly hasChances: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * What is to be known about a list, worked out here by the rules that the call for list checks answers by: at once, and what
 * takes the chances as soon as these are worked out beside the page.
 */
export function useListChecks(
  catalogue: Catalogue | null,
  /** Null while fewer than five subjects have one. */
  grades: Grades | null,
  codes: readonly string[],
): ListChecksState {
  const routes = useFlexibleRoutes();
  const flexible = routes.data;
  const { answer } = useChances({ catalogue, grades, codes });
  const chances = answer?.list ?? null;
  const findings = useMemo(
    () =>
      catalogue === null || flexible === undefined
        ? null
        : checkList({ catalogue, flexible }, grades, codes, chances),
    [catalogue, flexible, grades, codes, chances],
  );
  const hasChances = chances !== null && chances.none !== null;
  return { findings, hasChances, failed: routes.isError, retry: () => void routes.refetch() };
}

/** Decisions beyond these are the oldest. */
export const MOST_LEFT = 60;
const NONE: readonly string[] = [];

function parseLeft(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.filter((key): key is string => typeof key === 'string').slice(-MOST_LEFT);
}

/** Items of the list checks that the pupil has read and leaves as they are, kept on the device under `leftChecks`. */
export const LEFT_CHECKS = { parse: parseLeft, initial: () => NONE } as const;
