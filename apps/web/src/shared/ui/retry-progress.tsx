import { useTranslation } from 'react-i18next';
import { cancelRequest } from '../api/retry-store.ts';
import { useRetryState, useSecondsUntilRetry } from '../api/use-retry-state.ts';
import { RetryState } from './retry-state.tsx';

/** While a refused request is tried again: which attempt it is, and a way to stop. Nothing otherwise. */
export function RetryProgress({ retryKey }: { readonly retryKey: string }) {
  const { t } = useTranslation('common');
  const state = useRetryState(retryKey);
  const seconds = useSecondsUntilRetry(state);
  if (state.phase !== 'attempting') return null;
  return (
    <RetryState
      title={t('retry.tooManyRequests')}
      attempt={state.attempt}
      max={state.max}
      seconds={seconds}
      onCancel={() => cancelRequest(retryKey)}
    />
  );
}
