import { readSharedList } from '@lodestar/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { CATALOGUE_RETRY_KEYS } from '../../shared/programme/catalogue-calls.ts';
import { useCatalogue, useYears } from '../../shared/programme/use-catalogue.ts';
import { buttonStyles } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { SharedList, type SharedListPaths } from './show/shared-list.tsx';

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
    <div className="wrap min-h-dvh pt-5 pb-16">
      <header className="mb-5 max-w-[46rem]">
        <h1 tabIndex={-1}>{read.kind === 'read' ? t('shared.title') : t('shared.unreadableTitle')}</h1>
        {read.kind === 'read' && <p className="mt-2 text-ink-2">{t('shared.lead')}</p>}
      </header>
      {read.kind === 'unreadable' ? (
        <EmptyState
          title={t('shared.unreadableText')}
          action={
            <Link to={paths.mine} className={buttonStyles('primary', 'md')}>
              {t('shared.start')}
            </Link>
          }
        />
      ) : (
        <>
          <div className="grid gap-2 empty:hidden">
            <RetryProgress retryKey={CATALOGUE_RETRY_KEYS.years} />
            <RetryProgress retryKey={CATALOGUE_RETRY_KEYS.catalogue} />
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

function SharedListSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="grid gap-4" aria-busy="true">
      <Skeleton className="h-11 w-56 rounded-2" />
      <Skeleton className="h-16 w-full max-w-xl" />
      {Array.from({ length: rows }, (_, place) => place).map((place) => (
        <Skeleton key={place} className="h-20 rounded-2" />
      ))}
    </div>
  );
}
