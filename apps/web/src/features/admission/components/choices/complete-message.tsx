import { Check } from 'lucide-react';
import { openContact } from '../../../../shared/contact/contact-request.ts';
import { AskEddyButton } from '../../../../shared/counsellor/ask-eddy-button.tsx';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useAdmission } from '../../model/admission.ts';

/** Said once all six places are taken. `noBandB`: a choice in Band B that made no Band B offers. */
export function CompleteMessage({ noBandB }: { readonly noBandB: string | null }) {
  const { catalogue, choices, years } = useAdmission();
  const { t, sentences, list } = useWording();
  const year = noBandB === null ? '' : (catalogue?.find(noBandB)?.statistics_year ?? '');
  const reportProblem = () =>
    openContact({
      subject: t('choices.problemSubject'),
      message: t('choices.problemMessage', {
        year: years.collection?.replace('Programmes_', '') ?? '',
        codes: list(choices.codes),
      }),
    });
  return (
    <div className="mt-4 grid gap-1 rounded-2 bg-accent-tint p-3 text-sm leading-snug">
      <div role="status" className="flex gap-2">
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
      <div className="ms-7 mt-1.5 flex flex-wrap items-center gap-2">
        <AskEddyButton label={t('askEddy.list')} message={t('askEddy.listMessage')} />
        <Button variant="quiet" size="sm" className="-ms-2.5" onClick={reportProblem}>
          {t('choices.problem')}
        </Button>
      </div>
    </div>
  );
}
