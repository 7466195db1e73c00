import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

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

interface NoticeFrameProps {
  readonly role: 'alert' | 'status';
  readonly tone: 'danger' | 'warn';
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

const TONE = {
  danger: 'border-s-danger [&>p>svg]:text-danger',
  warn: 'border-s-warn [&>p>svg]:text-warn',
} as const;

/** What happened, what is kept, what to do next. */
export function NoticeFrame({ role, tone, icon, title, children, action }: NoticeFrameProps) {
  return (
    <div
      role={role}
      className={classNames(
        'grid gap-2 rounded-2 border border-line border-s-4 bg-surface p-4 [&>p>svg]:size-5 [&>p>svg]:shrink-0',
        TONE[tone],
      )}
    >
      <p className="flex items-start gap-2 font-strong leading-snug">
        {icon}
        {title}
      </p>
      {children && <div className="text-ink-2 text-sm leading-snug">{children}</div>}
      {action && <div className="mt-1 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
