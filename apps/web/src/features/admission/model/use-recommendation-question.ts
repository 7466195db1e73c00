import type { Level } from '@lodestar/domain';
import { useMemo } from 'react';
import { useDebouncedValue } from '../../../shared/use-debounced-value.ts';
import type { RecommendationQuestion } from '../api/use-recommendations.ts';
import { useAdmission } from './admission.ts';

const DEBOUNCE = 500;

interface RestingQuestion {
  /** Null while fewer than five subjects have a grade. */
  readonly question: RecommendationQuestion | null;
  /** Whether another one follows as soon as the pupil rests. */
  readonly changing: boolean;
}

/** What to ask recommendations for, once the pupil rests. */
export function useRecommendationQuestion(level: Level, count: number): RestingQuestion {
  const { years, grades, filter, enough } = useAdmission();
  const { collection } = years;
  const institutions = filter.value;
  const latest = useMemo(
    () => (enough && collection !== null ? { collection, grades, level, count, institutions } : null),
    [enough, collection, grades, level, count, institutions],
  );
  const question = useDebouncedValue(latest, DEBOUNCE);
  return { question, changing: question !== latest };
}
