import type { Level } from '@lodestar/domain';
import { useMemo } from 'react';
import { useDebouncedValue } from '../../../shared/use-debounced-value.ts';
import type { RecommendationQuestion } from '../api/use-recommendations.ts';
import { useAdmission } from './admission.ts';

const DEBOUNCE = 500;

/** What to ask recommendations for, once the pupil rests; null while fewer than five subjects have a grade. */
export function useRecommendationQuestion(level: Level, count: number): RecommendationQuestion | null {
  const { years, grades, filter, enough } = useAdmission();
  const { collection } = years;
  const institutions = filter.value;
  const question = useMemo(
    () => (enough && collection !== null ? { collection, grades, level, count, institutions } : null),
    [enough, collection, grades, level, count, institutions],
  );
  return useDebouncedValue(question, DEBOUNCE);
}
