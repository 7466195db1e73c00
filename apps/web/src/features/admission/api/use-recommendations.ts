import {
  type Catalogue,
  type Grades,
  type InstitutionCode,
  type Level,
  type Programme,
  recommendByLevel,
} from '@lodestar/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { recommendOnServer } from './programme-calls.ts';
import { serverElseHere } from './without-network.ts';

export interface RecommendationQuestion {
  readonly collection: string | null;
  readonly grades: Grades;
  readonly level: Level;
  readonly count: number;
  readonly institutions: readonly InstitutionCode[];
}

export interface RecommendationsState {
  readonly programmes: readonly Programme[] | null;
  readonly local: boolean;
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Programmes of one level. What is chosen already is left out when the question is asked; a later choice only marks
 * its card, so that the cards stay where they are. Nothing is remembered: another level or number asks anew.
 */
export function useRecommendations(
  question: RecommendationQuestion | null,
  catalogue: Catalogue | null,
  chosen: readonly string[],
): RecommendationsState {
  const collection = question?.collection ?? null;
  const answer = useQuery({
    queryKey: ['admission', 'recommendations', question],
    queryFn:
      question === null || collection === null
        ? skipToken
        : ({ signal }) => {
            const { grades, level, count, institutions } = question;
            const wish = { count, institutions, exclude: chosen };
            return serverElseHere(
              () => recommendOnServer({ ...wish, collection, grades, level }, signal),
              catalogue &&
                (() => recommendByLevel(catalogue, grades, level, wish).map(({ programme }) => programme)),
            );
          },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  return {
    programmes: answer.data?.data ?? null,
    local: answer.data?.local ?? false,
    fetching: answer.isFetching,
    failed: answer.isError,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
