import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../../shared/api/api-error.ts';
import { FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/form-alert.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { RETRY_KEYS, sendReset } from '../api/account-calls.ts';
import { failureWords } from '../model/failure-words.ts';
import { RESET_ORDER, resetPasswordSchema } from '../model/password-forms.ts';
import { useFormFields } from '../model/use-form-fields.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

export function ResetForm({ token }: { readonly token: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState(false);
  const form = useForm({
    ...FORM_RULES,
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { next: '', ConfirmPassword: '' },
  });
  const next = useWatch({ control: form.control, name: 'next' });
  const { bind, summaryOf, focusFirst, showRefusal } = useFormFields(form, RESET_ORDER);
  const busy = form.formState.isSubmitting;

  const send = form.handleSubmit(async (passwords) => {
    setFailure('');
    try {
      await sendReset(token, passwords.next);
      notify('success', t('reset.done'));
      void navigate('/login', { replace: true });
    } catch (error) {
      if (showRefusal(error)) return;
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 429;
      setRefused(isRefusal);
      setFailure(failureWords(error, t(isRefusal ? 'reset.refused' : 'failure.server'), t));
    }
  }, focusFirst);
  return (
    <form noValidate onSubmit={send} className="mt-6 grid gap-4">
      <PasswordField
        label={t('field.next')}
        field={bind('next')}
        autoComplete="new-password"
        hint={<PasswordMeter password={next} />}
      />
      <PasswordField
        label={t('field.ConfirmPassword')}
        field={bind('ConfirmPassword')}
        autoComplete="new-password"
      />
      <FormAlert text={failure === '' ? summaryOf(RESET_ORDER) : failure} />
      {refused && (
        <Link to="/forgot-password" className="inline-flex min-h-(--tap) items-center text-sm">
          {t('reset.again')}
        </Link>
      )}
      <RetryProgress retryKey={RETRY_KEYS.reset} />
      <Button type="submit" variant="primary" disabled={busy} className="justify-self-start max-md:w-full">
        {t(busy ? 'reset.busy' : 'reset.submit')}
      </Button>
    </form>
  );
}
