import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryMessage } from '../../../../shared/api/error-message.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { RetryProgress } from '../../../../shared/ui/retry-progress.tsx';
import { RETRY_KEYS } from '../../api/programme-calls.ts';
import type { RecommendationsState } from '../../api/use-recommendations.ts';
import { CARD_GRID } from './card-grid.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import { RecommendationSkeletons } from './recommendation-skeletons.tsx';

interface RecommendationListProps {
  readonly state: RecommendationsState;
  /** Whether other grades or wishes are about to be asked for. */
  readonly changing: boolean;
  /** How many were asked for. */
  readonly count: number;
  readonly levelName: string;
}

/** The cards, or why there are none. */
export function RecommendationList({ state, changing, count, levelName }: RecommendationListProps) {
  const { t } = useWording();
  const { t: common } = useTranslation('common');
  const [openCode, setOpenCode] = useState<string | null>(null);
  const { programmes, failed, error, fetching, local, retry } = state;
  const outdated = changing || fetching;

  if (failed) {
    const { key, count: retries } = retryMessage(error);
    return (
      <ErrorState
        title={t('recommendations.failed')}
        detail={`${common(key, { count: retries })} ${t('recommendations.failedHint')}`}
        onRetry={retry}
      />
    );
  }
  const retrying = (
    <div className="mb-4 empty:hidden">
      <RetryProgress retryKey={RETRY_KEYS.recommendations} />
    </div>
  );
  if (programmes === null) {
    return (
      <>
        {retrying}
        <RecommendationSkeletons count={count} label={t('recommendations.loading')} />
      </>
    );
  }
  return (
    <div aria-busy={outdated}>
      {retrying}
      {local && <p className="mb-3 text-ink-2 text-xs leading-snug">{t('recommendations.local')}</p>}
      {programmes.length === 0 ? (
        <EmptyState title={t('recommendations.none', { level: levelName })}>
          {t('recommendations.noneHint')}
        </EmptyState>
      ) : (
        <ul
          className={classNames(
            CARD_GRID,
            'transition-opacity duration-(--t-base)',
            openCode !== null && 'items-start',
            outdated && 'opacity-60',
          )}
        >
          {programmes.map((programme) => (
            <li key={programme.code} className="min-w-0">
              <RecommendationCard
                programme={programme}
                open={openCode === programme.code}
                onOpen={(open) => setOpenCode(open ? programme.code : null)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
