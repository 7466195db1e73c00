import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';

interface SaveStateProps {
  readonly state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Time of the last save, already worded. */
  readonly at?: string;
  /** What failed; saving, unless given. */
  readonly failure?: string;
  readonly onRetry?: () => void;
}

const LINE = 'inline-flex min-h-9 items-center gap-2 text-sm leading-snug [&>svg]:size-4 [&>svg]:shrink-0';

export function SaveState({ state, at, failure, onRetry }: SaveStateProps) {
  const { t } = useTranslation();
  const lines: Readonly<Record<SaveStateProps['state'], ReactNode>> = {
    idle: null,
    saving: (
      <span className={classNames(LINE, 'text-muted')}>
        <LoaderCircle aria-hidden="true" className="spin" />
        {t('save.saving')}
      </span>
    ),
    saved: (
      <span className={classNames(LINE, 'text-success')}>
        <Check aria-hidden="true" />
        {at ? t('save.savedAt', { time: at }) : t('save.saved')}
      </span>
    ),
    failed: (
      <span className={classNames(LINE, 'text-danger')}>
        <CircleAlert aria-hidden="true" />
        {failure ?? t('save.failed')}
        {onRetry && (
          <button type="button" onClick={onRetry} className="tap-target underline underline-offset-4">
            {t('action.retry')}
          </button>
        )}
      </span>
    ),
  };
  return <div role="status">{lines[state]}</div>;
}
