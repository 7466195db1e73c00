import { yearOfCollection } from '../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { RETRY_KEYS } from '../api/programme-calls.ts';
import { useAdmission } from '../model/admission.ts';

/** The programme years or a year's programmes that could not be loaded, with a way to try again. */
export function LoadFailures() {
  const { years, catalogueState } = useAdmission();
  const { t } = useWording();
  const { collection } = years;
  return (
    <div className="mb-6 grid gap-2 empty:hidden">
      <RetryProgress retryKey={RETRY_KEYS.years} />
      <RetryProgress retryKey={RETRY_KEYS.catalogue} />
      {years.failed && (
        <ErrorState title={t('page.initFailed')} detail={t('page.initFailedHint')} onRetry={years.retry} />
      )}
      {catalogueState.failed && collection !== null && (
        <ErrorState
          title={t('page.catalogueFailed', { year: yearOfCollection(collection) })}
          detail={t('page.catalogueFailedHint')}
          onRetry={catalogueState.retry}
        />
      )}
    </div>
  );
}
