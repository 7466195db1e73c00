import { CONTACT_LIMITS } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../shared/forms/text-field.tsx';
import type { FieldBinding } from '../../../../shared/forms/use-bound-fields.ts';
import { Field } from '../../../../shared/ui/field.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import type { ContactField } from '../model/use-contact-form.ts';

interface ContactFieldsProps {
  readonly bind: (name: ContactField | 'homepage') => FieldBinding;
  /** Characters that the message may still have. */
  readonly left: number;
}

export function ContactFields({ bind, left }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const message = bind('message');
  return (
    <>
      <TextField label={t('field.name')} field={bind('name')} autoComplete="name" required />
      <TextField
        label={t('field.email')}
        field={bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField label={t('field.subject')} field={bind('subject')} autoComplete="off" required />
      <Field
        label={t('field.message')}
        hint={t('messageHint', { left, max: CONTACT_LIMITS.message })}
        error={message.error}
      >
        {(control) => <TextArea rows={5} required {...control} {...message.input} />}
      </Field>
      <div className="absolute -start-[100vw] size-px overflow-hidden" aria-hidden="true">
        <label>
          {t('trap')}
          <input type="text" tabIndex={-1} autoComplete="off" {...bind('homepage').input} />
        </label>
      </div>
    </>
  );
}
