import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { refreshSession } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';
import { sendNewEmail } from '../api/account-calls.ts';
import { failureWords } from '../model/failures.ts';
import { useFormFields } from '../model/form-fields.ts';
import { changeEmailSchema, EMAIL_ORDER, PasswordField } from './password-field.tsx';

const EMPTY = { email: '', current: '' };

/** The new address, and the password that it takes. */
export function EmailForm() {
  const { t } = useTranslation('account');
  const [failure, setFailure] = useState('');
  const [told, setTold] = useState('');
  const form = useForm({
    ...FORM_RULES,
    resolver: zodResolver(changeEmailSchema),
    defaultValues: EMPTY,
  });
  const { bind, summaryOf, focusFirst, showRefusal } = useFormFields(form, EMAIL_ORDER);
  const busy = form.formState.isSubmitting;
  const clear = () => {
    setFailure('');
    setTold('');
  };
  const send = form.handleSubmit(
    async ({ email, current }) => {
      clear();
      try {
        const { confirmation } = await sendNewEmail(email, current);
        form.reset(EMPTY);
        setTold(t(`account.email.${confirmation}`, { email }));
        if (confirmation === 'done') refreshSession();
      } catch (error) {
        if (!showRefusal(error)) setFailure(failureWords(error, t('account.email.failed'), t));
      }
    },
    (errors) => {
      clear();
      focusFirst(errors);
    },
  );
  return (
    <form noValidate onSubmit={send} className="grid max-w-[26rem] gap-4">
      <TextField
        label={t('field.email')}
        field={bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField label={t('field.current')} field={bind('current')} autoComplete="current-password" />
      <FormAlert text={failure === '' ? summaryOf(EMAIL_ORDER) : failure} />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t(busy ? 'account.email.busy' : 'account.email.submit')}
      </Button>
      <p role="status" className="text-sm text-success">
        {told}
      </p>
    </form>
  );
}
