import { useQuery } from '@tanstack/react-query';
import { logFailure } from '../../../../shared/api/log-failure.ts';
import { loadSurvey } from '../../../../shared/findings/load-survey.ts';

/** The survey's tables; what does not come is logged, and can be asked for again. */
export function useSurvey() {
  return useQuery({
    queryKey: ['insights', 'survey'],
    queryFn: async ({ signal }) => {
      try {
        return await loadSurvey(signal);
      } catch (error) {
        logFailure(error);
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
