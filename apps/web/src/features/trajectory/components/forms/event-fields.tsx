import { type EventDraft, TRAJECTORY_TEXTS } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { Field } from '../../../../shared/ui/field.tsx';
import { FormAlert } from '../../../../shared/ui/form-alert.tsx';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { typeWords } from '../../model/type-words.ts';
import { useCountWords } from '../../model/use-count-words.ts';
import type { DraftForm } from '../../model/use-draft.ts';

interface EventFieldsProps {
  readonly form: DraftForm<EventDraft>;
  readonly types: readonly string[];
}

/** Name, year, type and description of an event. */
export function EventFields({ form, types }: EventFieldsProps) {
  const { t } = useTranslation('trajectory');
  const countWords = useCountWords();
  const { draft, edit, errorOf } = form;
  const used = draft.description.length;
  return (
    <>
      <Field label={t('event.name')} error={errorOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.name}
            maxLength={TRAJECTORY_TEXTS.name}
            autoComplete="off"
            enterKeyHint="next"
            required
            onChange={(event) => edit('name', event.target.value)}
          />
        )}
      </Field>
      <div
        className={classNames(
          'grid items-start gap-x-2 gap-y-3',
          errorOf('year') === undefined && 'grid-cols-[6rem_minmax(0,1fr)]',
        )}
      >
        <Field label={t('event.year')} error={errorOf('year')}>
          {(control) => (
            <TextInput
              {...control}
              value={draft.year}
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              required
              onChange={(event) => edit('year', event.target.value)}
            />
          )}
        </Field>
        <Field label={t('event.type')} error={errorOf('type')}>
          {(control) => (
            <SelectInput
              {...control}
              value={types.includes(draft.type) ? draft.type : ''}
              required
              placeholder={t('event.chooseType')}
              options={types.map((type) => ({ value: type, label: typeWords(type, t) }))}
              onChange={(event) => edit('type', event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t('event.description')} error={errorOf('description')} hint={countWords(used)}>
        {(control) => (
          <TextArea
            {...control}
            value={draft.description}
            maxLength={TRAJECTORY_TEXTS.description}
            onChange={(event) => edit('description', event.target.value)}
          />
        )}
      </Field>
      <FormAlert text={form.formError} />
    </>
  );
}
