import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { NoticeFrame } from './notice-frame.tsx';

interface RetryStateProps {
  /** Why it is tried again. */
  readonly title: string;
  readonly attempt: number;
  readonly max: number;
  /** Until the next attempt; null while it runs. */
  readonly seconds: number | null;
  readonly onCancel: () => void;
}

export function RetryState({ title, attempt, max, seconds, onCancel }: RetryStateProps) {
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
