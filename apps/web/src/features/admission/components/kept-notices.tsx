import { X } from 'lucide-react';
import { yearOfCollection } from '../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { useWork } from '../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { useAdmission } from './admission-provider.tsx';

/** Says when what was kept on this device could not be read, or the latest change could not be kept. */
export function KeptNotices() {
  const { choices, filter } = useAdmission();
  const scores = useWork(SCORES_WORK);
  const { t } = useWording();
  const damage = [
    { stored: scores, text: t('kept.gradesDamaged') },
    { stored: choices.stored, text: t('kept.choicesDamaged') },
    { stored: filter, text: t('kept.filterDamaged') },
  ].filter(({ stored }) => stored.damaged);
  const kept = scores.kept && choices.stored.kept && filter.kept;
  if (damage.length === 0 && kept) return null;
  return (
    <div className="mb-6 grid gap-2">
      {damage.map(({ stored, text }) => (
        <Banner
          key={text}
          tone="warn"
          action={
            <IconButton
              label={t('kept.dismiss')}
              className="-my-2 -me-3 text-warn hover:bg-transparent"
              onClick={stored.forgetDamage}
            >
              <X aria-hidden="true" />
            </IconButton>
          }
        >
          {text}
        </Banner>
      ))}
      {!kept && <Banner tone="warn">{t('kept.failed')}</Banner>}
    </div>
  );
}

/** The programme years or a year's programmes that could not be loaded, with a way to try again. */
export function LoadFailures() {
  const { years, catalogueState } = useAdmission();
  const { t } = useWording();
  const { collection } = years;
  return (
    <div className="mb-6 grid gap-2 empty:hidden">
      <RetryProgress of="currentYear" />
      <RetryProgress of="yearInColumns" />
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

/** Says politely what a change of the list came to. */
export function LiveRegion() {
  const { announcement } = useAdmission();
  return (
    <div role="status" className="sr-only">
      {announcement}
    </div>
  );
}
