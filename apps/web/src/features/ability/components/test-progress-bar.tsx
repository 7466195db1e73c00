import type { TestProgress } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';

/** How far the test has come: the question shown, and a bar of those answered. */
export function TestProgressBar({ question, total, answered }: TestProgress) {
  const { t } = useTranslation('ability');
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-sm" aria-live="polite">
        <span className="font-medium">{t('question', { question, total })}</span>
        <span className="text-muted">{t('answered', { answered })}</span>
      </p>
      <progress className="sr-only" aria-label={t('progress')} value={answered} max={total} />
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-1 bg-sunken">
        <div
          className="h-full origin-left rounded-1 bg-accent transition-[scale] duration-(--t-slow) ease-out"
          style={{ scale: `${answered / total} 1` }}
        />
      </div>
    </div>
  );
}
