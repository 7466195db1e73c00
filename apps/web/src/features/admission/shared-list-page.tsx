import { readSharedList } from '@lodestar/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCatalogue, useYears } from '../../shared/programme/use-catalogue.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { SharedList, type SharedListPaths } from './show/shared-list.tsx';
import { ReadHeading, SHARED_PAGE, SharedListSkeleton, Unreadable } from './show/shared-outline.tsx';

/** A list that stands in the address behind its `#`: shown as far as it is good, and kept nowhere. */
export function SharedListPage({ paths }: { readonly paths: SharedListPaths }) {
  const { t } = useTranslation('show');
  const { hash } = useLocation();
  const read = useMemo(() => readSharedList(hash), [hash]);
  const years = useYears();
  const asked = read.kind === 'read' ? `Programmes_${read.list.year}` : null;
  const held = years.collections.find((one) => one === asked);
  const collection = held ?? years.collection;
  const { catalogue, failed, retry } = useCatalogue(
    collection,
    read.kind === 'read' ? (read.list.grades ?? undefined) : undefined,
  );
  const isFailed = years.failed || failed;
  return (
    <div className={SHARED_PAGE}>
      {read.kind === 'unreadable' ? (
        <Unreadable mine={paths.mine} />
      ) : (
        <>
          <ReadHeading />
          <div className="grid gap-2 empty:hidden">
            <RetryProgress of="currentYear" />
            <RetryProgress of="yearInColumns" />
            {isFailed && (
              <ErrorState
                title={t('shared.failed')}
                detail={t('shared.failedHint')}
                onRetry={() => (years.failed ? years.retry() : retry())}
              />
            )}
          </div>
          {catalogue !== null && collection !== null ? (
            <SharedList read={read} catalogue={catalogue} collection={collection} paths={paths} />
          ) : (
            !isFailed && <SharedListSkeleton rows={read.list.choices.length} />
          )}
        </>
      )}
    </div>
  );
}
