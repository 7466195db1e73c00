import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldGuide } from '../../../../shared/programme/field-guide.ts';
import { fieldName } from '../../../../shared/programme/field-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { ChosenChip } from '../../../../shared/ui/filter-chip.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import type { RecommendedCard, Wanted } from '../../api/recommend.ts';
import { reasonWords } from './reason-words.ts';

type MixWanted = Extract<Wanted, { readonly kind: 'mix' }>;

interface MixWishesProps {
  readonly wanted: MixWanted;
  readonly onChange: (wanted: MixWanted) => void;
}

/** The longest that the call takes. */
const INTERESTS_LENGTH = 100;

/** The fields that a mix keeps to, and what the pupil says of interests. */
export function MixWishes({ wanted, onChange }: MixWishesProps) {
  const { t } = useTranslation('lists');
  const wording = useWording();
  const { guide, failed, retry } = useFieldGuide();
  const input = useId();
  const { fields, interests } = wanted;
  const nameOf = (id: string) => (guide === null ? id : fieldName(id, guide, wording));
  const free = guide?.file.fields.filter(({ id }) => !fields.includes(id)) ?? [];
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {fields.map((id) => (
          <ChosenChip
            key={id}
            label={nameOf(id)}
            action={t('mix.removeField', { field: nameOf(id) })}
            onRemove={() => onChange({ ...wanted, fields: fields.filter((one) => one !== id) })}
          />
        ))}
        {!failed && (
          <Select
            label={t('mix.fields')}
            labelled={fields.length === 0}
            value={null}
            placeholder={fields.length === 0 ? t('mix.anyField') : t('mix.addField')}
            options={free.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            onChange={(id) => onChange({ ...wanted, fields: [...fields, id] })}
            className="max-w-full"
          />
        )}
      </div>
      {failed && (
        <ErrorState title={t('mix.fieldsFailed')} detail={t('mix.fieldsFailedHint')} onRetry={retry} />
      )}
      <div>
        <label htmlFor={input} className="mb-1 block font-medium text-sm">
          {t('mix.interests')}
        </label>
        <TextInput
          id={input}
          value={interests}
          maxLength={INTERESTS_LENGTH}
          autoComplete="off"
          placeholder={t('mix.interestsHint')}
          onChange={(event) => onChange({ ...wanted, interests: event.target.value })}
        />
      </div>
    </div>
  );
}

/** What a programme is in a mix for, and why it is there. */
export function MixedReasons({ mixed }: { readonly mixed: NonNullable<RecommendedCard['mixed']> }) {
  const { t } = useTranslation('lists');
  const wording = useWording();
  const { guide } = useFieldGuide();
  const { tier, reasons } = mixed;
  return (
    <div className="text-sm leading-snug">
      <Tag tone="new">{t(`mix.tier.${tier}`)}</Tag>
      {guide !== null && (
        <ul aria-label={t('mix.reasons')} className="mt-1.5 grid gap-0.5">
          {reasons.map((reason) => (
            <li key={reason.code}>{reasonWords(reason, guide, wording, t)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
