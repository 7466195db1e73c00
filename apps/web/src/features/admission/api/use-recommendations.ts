import {
  type AbilityScores,
  type Catalogue,
  type Grades,
  type InstitutionCode,
  isDefaultAbility,
  parseAbility,
} from '@lodestar/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { abilityProfiles } from '../../../shared/programme/ability-profiles.ts';
import { useUserRecord } from '../../../shared/session/use-session.ts';
import { useDebouncedValue } from '../../../shared/use-debounced-value.ts';
import { useAdmission } from '../components/admission-provider.tsx';
import { serverElseHere, useCatalogueByThen } from './programme-calls.ts';
import { askServer, type RecommendationWish, type RecommendedCard, type Wanted } from './recommend.ts';

interface RecommendationQuestion {
  readonly collection: string | null;
  readonly grades: Grades;
  readonly wanted: Wanted;
  readonly count: number;
  readonly institutions: readonly InstitutionCode[];
  readonly abilities: AbilityScores | null;
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
  const known = useCatalogueByThen(catalogue);
  const answer = useQuery({
    queryKey: ['admission', 'recommendations', question],
    queryFn:
      question === null || collection === null
        ? skipToken
        : ({ signal }) => {
            const { collection: _, ...asked } = question;
            const wish: RecommendationWish = { ...asked, exclude: chosen };
            // At hand when the server is not, so that the same mix can be made here.
            if (question.abilities !== null) abilityProfiles().catch(() => undefined);
            return serverElseHere(
              () => askServer(collection, wish, signal),
              () => known.current && recommendHere(known.current, wish),
            );
          },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
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

/** Recommendations without a server; null where they cannot be fetched either. */
export const loadRecommendHere = () => import('./recommend-here.ts').catch(() => null);

async function recommendHere(catalogue: Catalogue, wish: RecommendationWish) {
  const here = await loadRecommendHere();
  return here === null ? null : here.recommendHere(catalogue, wish);
}

const DEBOUNCE = 500;

interface RestingQuestion {
  /** Null while fewer than five subjects have a grade. */
  readonly question: RecommendationQuestion | null;
  /** Whether another one follows as soon as the pupil rests. */
  readonly changing: boolean;
}

/** Results of the ability test of whoever is signed in; null where it was not taken. */
function useAbilities(): AbilityScores | null {
  const stored = useUserRecord()?.ability_6d;
  return useMemo(() => {
    const scores = parseAbility(stored);
    return scores === null || isDefaultAbility(scores) ? null : scores;
  }, [stored]);
}

/** What to ask recommendations for, once the pupil rests. */
export function useRecommendationQuestion(wanted: Wanted, count: number): RestingQuestion {
  const { years, grades, filter, enough } = useAdmission();
  const { collection } = years;
  const institutions = filter.value;
  const taken = useAbilities();
  const abilities = wanted.kind === 'mix' ? taken : null;
  const latest = useMemo(
    () =>
      enough && collection !== null ? { collection, grades, wanted, count, institutions, abilities } : null,
    [enough, collection, grades, wanted, count, institutions, abilities],
  );
  const question = useDebouncedValue(latest, DEBOUNCE);
  return { question, changing: question !== latest };
}
