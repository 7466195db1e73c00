import { call } from '../../../shared/api/call.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { loadSurvey } from '../../../shared/findings/survey-findings.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import '../../../shared/ui/print.css';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Presentation } from './presentation.tsx';
import { PresentationComing } from './presentation-outline.tsx';

/** The survey's findings, for admins: the server is asked again before anything is shown. */
export function PresentationPage() {
  const { t } = useTranslation('presentation');
  const { check, retry } = useAdminCheck();
  const survey = useSurvey();
  // Drawn in turns: it is long, and a touch goes first.
  const tables = useDeferredValue(check === 'admin' ? survey.data : undefined);
  if (check === 'refused') return <Navigate to="/" replace />;
  if (tables) return <Presentation tables={tables} />;
  const failed = check === 'failed' || survey.isError;
  return (
    <PresentationComing
      failure={
        failed && (
          <ErrorState
            title={t('loadFailed')}
            onRetry={() => {
              if (check === 'failed') retry();
              if (survey.isError) void survey.refetch();
            }}
          />
        )
      }
    />
  );
}

type AdminCheck = 'asking' | 'admin' | 'refused' | 'failed';

/** Whether the server, asked anew, calls whoever is signed in an admin. */
function useAdminCheck(): { readonly check: AdminCheck; readonly retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: ['insights', 'admin'],
    queryFn: ({ signal }) => call('currentUser', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const retry = () => void refetch();
  if (data) return { check: data.admin ? 'admin' : 'refused', retry };
  return { check: isError ? 'failed' : 'asking', retry };
}

/** The survey's tables; what does not come is logged, and can be asked for again. */
function useSurvey() {
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
