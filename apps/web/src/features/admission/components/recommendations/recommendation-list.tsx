import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryMessage } from '../../../../shared/api/retry-message.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { RetryProgress } from '../../../../shared/ui/retry-progress.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { RecommendationsState } from '../../api/use-recommendations.ts';
import { RecommendationCard } from './recommendation-card.tsx';

interface RecommendationListProps {
  readonly state: RecommendationsState;
  /** Whether other grades or wishes are about to be asked for. */
  readonly changing: boolean;
  /** How many were asked for. */
  readonly count: number;
  /** Said where nothing fits. */
  readonly none: { readonly title: string; readonly hint: string };
}

/** The cards, or why there are none. */
export function RecommendationList({ state, changing, count, none }: RecommendationListProps) {
  const { t } = useWording();
  const { t: common } = useTranslation('common');
  const [openCode, setOpenCode] = useState<string | null>(null);
  const { cards, failed, error, fetching, local, retry } = state;
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
      <RetryProgress of="recommendProgrammesOfLevel" />
      <RetryProgress of="recommendMixCall" />
    </div>
  );
  if (cards === null) {
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
      {cards.length === 0 ? (
        <EmptyState title={none.title}>{none.hint}</EmptyState>
      ) : (
        <ul
          className={classNames(
            CARD_GRID,
            'transition-opacity duration-(--t-base)',
            openCode !== null && 'items-start',
            outdated && 'opacity-60',
          )}
        >
          {cards.map(({ programme, mixed }) => (
            <li key={programme.code} className="min-w-0">
              <RecommendationCard
                programme={programme}
                mixed={mixed}
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

interface RecommendationSkeletonsProps {
  readonly count: number;
  readonly label: string;
}

/** Cards still on their way, in their final size. */
function RecommendationSkeletons({ count, label }: RecommendationSkeletonsProps) {
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" aria-label={label} className={CARD_GRID}>
      {places.map((place) => (
        <div key={place} className="grid gap-3 rounded-2 border border-line bg-surface px-4 py-3">
          <div className="flex items-center justify-between">
            <Skeleton className="h-3.5 w-26" />
            <Skeleton className="h-9 w-18 rounded-2" />
          </div>
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-3.5 w-2/3" />
          <div className="flex gap-3">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-6 w-18" />
          </div>
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      ))}
    </div>
  );
}

/** One column on a phone and beside the list, two where there is room. */
const CARD_GRID = 'mt-px grid gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2';
