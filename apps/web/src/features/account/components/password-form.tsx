import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { sendNewPassword } from '../api/account-calls.ts';
import { failureWords } from '../model/failures.ts';
import { useFormFields } from '../model/form-fields.ts';
import { CHANGE_ORDER, changePasswordSchema, PasswordField, PasswordMeter } from './password-field.tsx';

const EMPTY = { current: '', next: '', ConfirmPassword: '' };

/** The old password and the new one twice. */
export function PasswordForm({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const [failure, setFailure] = useState('');
  const form = useForm({
    ...FORM_RULES,
    resolver: zodResolver(changePasswordSchema),
    defaultValues: EMPTY,
  });
  const next = useWatch({ control: form.control, name: 'next' });
  const { bind, summaryOf, focusFirst, showRefusal } = useFormFields(form, CHANGE_ORDER);
  const busy = form.formState.isSubmitting;
  const { setFocus } = form;
  useEffect(() => setFocus('current'), [setFocus]);

  const send = form.handleSubmit(
    async (passwords) => {
      setFailure('');
      try {
        await sendNewPassword(passwords.current, passwords.next);
        form.reset(EMPTY);
        notify('success', t('account.password.done'));
      } catch (error) {
        if (!showRefusal(error)) setFailure(failureWords(error, t('account.password.failed'), t));
      }
    },
    (errors) => {
      setFailure('');
      focusFirst(errors);
    },
  );
  return (
    <form noValidate onSubmit={send} className="grid max-w-[26rem] gap-4">
      <input type="text" autoComplete="username" value={userId} readOnly hidden />
      <PasswordField label={t('field.current')} field={bind('current')} autoComplete="current-password" />
      <PasswordField
        label={t('field.next')}
        field={bind('next')}
        autoComplete="new-password"
        hint={<PasswordMeter password={next} own={[userId]} />}
      />
      <PasswordField
        label={t('field.ConfirmPassword')}
        field={bind('ConfirmPassword')}
        autoComplete="new-password"
      />
      <FormAlert text={failure === '' ? summaryOf(CHANGE_ORDER) : failure} />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t(busy ? 'account.password.busy' : 'account.password.submit')}
      </Button>
    </form>
  );
}
