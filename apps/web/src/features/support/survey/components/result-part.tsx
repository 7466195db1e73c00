import { JUPAS_BANDS } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../shared/ui/field.tsx';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import type { SurveyDraft, SurveyField } from '../model/survey-draft.ts';
import { RadioRow } from './radio-row.tsx';
import { SurveyPart } from './survey-part.tsx';

interface ResultPartProps {
  readonly partId: (field: SurveyField) => string;
  readonly draft: SurveyDraft;
  readonly change: (next: (draft: SurveyDraft) => SurveyDraft) => void;
  readonly errorOf: (field: SurveyField) => string | undefined;
}

/** Places of each band on a list (JUPAS, How to apply). */
const PLACES = { A: '1–3', B: '4–6', C: '7–10', D: '11–14', E: '15–20' } as const;
const LONGEST_CODE = 20;

export function ResultPart({ partId, draft, change, errorOf }: ResultPartProps) {
  const { t } = useTranslation('survey');
  const yesOrNo = [
    { value: 'yes', label: t('result.yes') },
    { value: 'no', label: t('result.no') },
  ] as const;
  return (
    <SurveyPart id={partId('offered')} title={t('result.title')} error={errorOf('offered')}>
      <RadioRow
        legend={t('result.offered')}
        options={yesOrNo}
        value={draft.offered}
        onChange={(offered) => change((now) => ({ ...now, offered }))}
      />
      {draft.offered === 'yes' && (
        <>
          <div id={partId('offer')} className="max-w-80">
            <Field label={t('result.offer')} hint={t('result.offerHint')} error={errorOf('offer')}>
              {(control) => (
                <TextInput
                  {...control}
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={LONGEST_CODE}
                  value={draft.offer}
                  onChange={(event) => change((now) => ({ ...now, offer: event.target.value }))}
                />
              )}
            </Field>
          </div>
          <div className="max-w-80">
            <Field label={t('result.band')}>
              {(control) => (
                <SelectInput
                  {...control}
                  placeholder={t('result.noAnswer')}
                  value={draft.band}
                  options={JUPAS_BANDS.map((band) => ({
                    value: band,
                    label: t('result.bandName', { band, places: PLACES[band] }),
                  }))}
                  onChange={(event) =>
                    change((now) => ({
                      ...now,
                      band: JUPAS_BANDS.find((band) => band === event.target.value) ?? '',
                    }))
                  }
                />
              )}
            </Field>
          </div>
          <RadioRow
            legend={t('result.satisfied')}
            options={yesOrNo}
            value={draft.satisfied}
            onChange={(satisfied) => change((now) => ({ ...now, satisfied }))}
          />
        </>
      )}
    </SurveyPart>
  );
}
