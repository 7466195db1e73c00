import type { CallName } from '@lodestar/contract/routes';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelRequest, type RetryState, retryState, subscribeToRetries } from '../api/retry-store.ts';
import { Button } from './button.tsx';
import { NoticeFrame } from './error-state.tsx';

/** While a refused call is tried again: which attempt it is, and a way to stop. Nothing otherwise. */
export function RetryProgress({ of }: { readonly of: CallName }) {
  const { t } = useTranslation('common');
  const state = useRetryState(of);
  const seconds = useSecondsUntilRetry(state);
  if (state.phase !== 'attempting') return null;
  return (
    <RetryNotice
      title={t(state.tooMany ? 'retry.tooManyRequests' : 'retry.title')}
      attempt={state.attempt}
      max={state.max}
      seconds={seconds}
      onCancel={() => cancelRequest(of)}
    />
  );
}

interface RetryNoticeProps {
  /** Why it is tried again. */
  readonly title: string;
  readonly attempt: number;
  readonly max: number;
  /** Until the next attempt; null while it runs. */
  readonly seconds: number | null;
  readonly onCancel: () => void;
}

export function RetryNotice({ title, attempt, max, seconds, onCancel }: RetryNoticeProps) {
  const { t } = useTranslation();
  return (
    <NoticeFrame
      role="status"
      tone="warn"
      icon={<LoaderCircle aria-hidden="true" className="spin" />}
      title={title}
      action={<Button onClick={onCancel}>{t('action.cancel')}</Button>}
    >
      {seconds === null
        ? t('retry.attempt', { attempt, max })
        : t('retry.attemptIn', { attempt, max, count: seconds })}
    </NoticeFrame>
  );
}

const SECOND = 1000;

function useRetryState(key: CallName): RetryState {
  const state = () => retryState(key);
  return useSyncExternalStore(subscribeToRetries, state, state);
}

/** Whole seconds until the next attempt, counted down; null while none is awaited. */
function useSecondsUntilRetry(state: RetryState): number | null {
  const resumesAt = state.phase === 'attempting' ? state.resumesAt : null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (resumesAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [resumesAt]);
  return resumesAt === null ? null : Math.max(0, Math.ceil((resumesAt - now) / SECOND));
}
