import { JUPAS_BANDS, type JupasBand, PLACES_OF_BAND } from '@lodestar/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/field.tsx';
import { SelectInput } from '../../../shared/ui/select-input.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { SurveyPart } from './components/survey-part.tsx';
import type { SurveyDraft, SurveyField } from './model/survey-draft.ts';

interface ResultPartProps {
  readonly partId: (field: SurveyField) => string;
  readonly draft: SurveyDraft;
  readonly change: (next: (draft: SurveyDraft) => SurveyDraft) => void;
  readonly errorOf: (field: SurveyField) => string | undefined;
}

const LONGEST_CODE = 20;

function placesOf(band: JupasBand): string {
  const { from, to } = PLACES_OF_BAND[band];
  return `${from}–${to}`;
}

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
                    label: t('result.bandName', { band, places: placesOf(band) }),
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

interface RadioRowProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
}

function RadioRow<Value extends string>({ legend, options, value, onChange }: RadioRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="text-sm">
      <legend className="mb-1">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-(--tap) cursor-pointer items-center gap-2 text-md">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 accent-(--accent)"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
