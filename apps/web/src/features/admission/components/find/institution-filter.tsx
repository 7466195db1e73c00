import { INSTITUTIONS, type InstitutionCode } from '@lodestar/domain';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { RetryProgress } from '../../../../shared/ui/retry-progress.tsx';
import { RETRY_KEYS } from '../../api/programme-calls.ts';
import { useAdmission } from '../../model/admission.ts';
import { InstitutionGrid } from './institution-grid.tsx';

/** The sixteen institutions as toggles; none chosen means all. */
export function InstitutionFilter() {
  const { filter, institutionsState } = useAdmission();
  const { t } = useWording();
  const { institutions, failed, retry } = institutionsState;
  const chosen = filter.value;

  const toggle = (code: InstitutionCode) =>
    filter.change((current) =>
      INSTITUTIONS.filter((one) => (one === code ? !current.includes(one) : current.includes(one))),
    );

  if (failed) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-3 rounded-2 border border-line bg-surface p-4"
      >
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        <div className="min-w-0 flex-1 text-sm leading-snug">
          <p className="font-strong">{t('find.institutionsFailed')}</p>
          <p className="text-ink-2">{t('find.institutionsFailedHint')}</p>
        </div>
        <Button onClick={retry}>
          <RotateCw aria-hidden="true" />
          {t('find.institutionsRetry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="mb-4 empty:hidden">
        <RetryProgress retryKey={RETRY_KEYS.institutions} />
      </div>
      <InstitutionGrid institutions={institutions} chosen={chosen} onToggle={toggle} />
    </>
  );
}
