import type { Catalogue, Grades, InstitutionCode } from '@lodestar/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebouncedValue } from '../../../shared/use-debounced-value.ts';
import { useAdmission } from '../components/admission-provider.tsx';
import { serverElseHere } from './programme-calls.ts';
import {
  askServer,
  type RecommendationWish,
  type RecommendedCard,
  recommendHere,
  type Wanted,
} from './recommend.ts';

interface RecommendationQuestion {
  readonly collection: string | null;
  readonly grades: Grades;
  readonly wanted: Wanted;
  readonly count: number;
  readonly institutions: readonly InstitutionCode[];
}

export interface RecommendationsState {
  readonly cards: readonly RecommendedCard[] | null;
  readonly local: boolean;
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Programmes of one level, or a balanced mix. What is chosen already is left out when the question is asked; a later
 * choice only marks its card, so that the cards stay where they are. Nothing is remembered: another wish asks anew.
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
            const { grades, wanted, count, institutions } = question;
            const wish: RecommendationWish = { grades, wanted, count, institutions, exclude: chosen };
            return serverElseHere(
              () => askServer(collection, wish, signal),
              catalogue && (() => recommendHere(catalogue, wish)),
            );
          },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  return {
    cards: answer.data?.data ?? null,
    local: answer.data?.local ?? false,
    fetching: answer.isFetching,
    failed: answer.isError,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

const DEBOUNCE = 500;

interface RestingQuestion {
  /** Null while fewer than five subjects have a grade. */
  readonly question: RecommendationQuestion | null;
  /** Whether another one follows as soon as the pupil rests. */
  readonly changing: boolean;
}

/** What to ask recommendations for, once the pupil rests. */
export function useRecommendationQuestion(wanted: Wanted, count: number): RestingQuestion {
  const { years, grades, filter, enough } = useAdmission();
  const { collection } = years;
  const institutions = filter.value;
  const latest = useMemo(
    () => (enough && collection !== null ? { collection, grades, wanted, count, institutions } : null),
    [enough, collection, grades, wanted, count, institutions],
  );
  const question = useDebouncedValue(latest, DEBOUNCE);
  return { question, changing: question !== latest };
}
