import { Check } from 'lucide-react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useAdmission } from '../../model/admission.ts';

/** Said once all six places are taken. `noBandB`: a choice in Band B that made no Band B offers. */
export function CompleteMessage({ noBandB }: { readonly noBandB: string | null }) {
  const { catalogue } = useAdmission();
  const { t, sentences } = useWording();
  const year = noBandB === null ? '' : (catalogue?.find(noBandB)?.statistics_year ?? '');
  return (
    <div role="status" className="mt-4 flex gap-2 rounded-2 bg-accent-tint p-3 text-sm leading-snug">
      <Check aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <p>
        <b className="font-strong">{t('choices.complete')}</b>
        <br />
        {sentences([
          ...(noBandB === null ? [] : [t('choices.noBandBHint', { code: noBandB, year })]),
          t('choices.completeHint'),
        ])}
      </p>
    </div>
  );
}
