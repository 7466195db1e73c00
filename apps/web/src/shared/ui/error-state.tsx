import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { NoticeFrame } from './notice-frame.tsx';

interface ErrorStateProps {
  readonly title: string;
  /** Why, and what is kept. */
  readonly detail?: ReactNode;
  readonly onRetry?: () => void;
}

export function ErrorState({ title, detail, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <NoticeFrame
      role="alert"
      tone="danger"
      icon={<CircleAlert aria-hidden="true" />}
      title={title}
      action={
        onRetry && (
          <Button onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {t('action.retry')}
          </Button>
        )
      }
    >
      {detail}
    </NoticeFrame>
  );
}
