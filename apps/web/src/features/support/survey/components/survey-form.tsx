import { FIRST_ENTRY_YEAR } from '@lodestar/contract';
import { gradesOf } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { FormAlert } from '../../../../shared/ui/form-alert.tsx';
import { FormPage } from '../../../../shared/ui/form-page.tsx';
import { RetryProgress } from '../../../../shared/ui/retry-progress.tsx';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';
import { SCORES_WORK } from '../../../../shared/work/pupil-work.ts';
import { useWork } from '../../../../shared/work/use-work.ts';
import { SURVEY_RETRY_KEY } from '../api/send-answer.ts';
import { useSurveyForm } from '../model/use-survey-form.ts';
import { GradesPart } from './grades-part.tsx';
import { ResultPart } from './result-part.tsx';
import { SurveyThanks } from './survey-thanks.tsx';

function yearsUntil(last: number): readonly string[] {
  return Array.from({ length: last - FIRST_ENTRY_YEAR + 1 }, (_, back) => String(last - back));
}

/** The product's own survey. `now`: the time, after which no year can be chosen. */
export function SurveyForm({ now }: { readonly now: Date }) {
  const { t } = useTranslation('survey');
  const known = gradesOf(useWork(SCORES_WORK).value);
  const { draft, change, errorOf, partId, state, failure, send } = useSurveyForm();
  if (state === 'sent') return <SurveyThanks />;
  const years = yearsUntil(now.getFullYear()).map((year) => ({ value: year, label: year }));
  return (
    <FormPage title={t('title')} lead={t('lead')} wide>
      <p className="mt-3 rounded-2 bg-accent-tint px-4 py-3 text-sm leading-snug">{t('anonymous')}</p>
      <form noValidate onSubmit={send} className="relative mt-6 grid gap-8">
        <div id={partId('entryYear')} className="max-w-60">
          <Field label={t('entryYear')} error={errorOf('entryYear')}>
            {(control) => (
              <SelectInput
                {...control}
                placeholder={t('chooseYear')}
                options={years}
                value={draft.entryYear}
                onChange={(event) => {
                  const entryYear = event.target.value;
                  change((before) => ({ ...before, entryYear, core: { ...before.core, fourth: '' } }));
                }}
              />
            )}
          </Field>
        </div>
        <GradesPart
          id={partId('scores')}
          draft={draft}
          change={change}
          error={errorOf('scores')}
          known={known}
        />
        <ResultPart partId={partId} draft={draft} change={change} errorOf={errorOf} />
        <div className="absolute -start-[100vw] size-px overflow-hidden" aria-hidden="true">
          <label>
            {t('trap')}
            <input
              type="text"
              tabIndex={-1}
              autoComplete="off"
              value={draft.homepage}
              onChange={(event) => change((before) => ({ ...before, homepage: event.target.value }))}
            />
          </label>
        </div>
        <div className="grid gap-3">
          <FormAlert text={failure} />
          <RetryProgress retryKey={SURVEY_RETRY_KEY} />
          <Button
            type="submit"
            variant="primary"
            disabled={state === 'sending'}
            className="justify-self-start max-md:w-full"
          >
            {t(state === 'sending' ? 'sending' : 'send')}
          </Button>
        </div>
      </form>
    </FormPage>
  );
}
