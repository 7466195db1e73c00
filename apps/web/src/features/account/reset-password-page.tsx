import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../shared/api/api-error.ts';
import { FORM_RULES } from '../../shared/forms/use-bound-fields.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormAlert } from '../../shared/ui/field.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { notify } from '../../shared/ui/toast.ts';
import { RETRY_KEYS, sendReset, tokenIn } from './api/account-calls.ts';
import {
  PasswordField,
  PasswordMeter,
  RESET_ORDER,
  resetPasswordSchema,
} from './components/password-field.tsx';
import { failureWords } from './model/failures.ts';
import { useFormFields } from './model/form-fields.ts';

export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const token = tokenIn(useLocation().hash);
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')}>
      {token === null ? (
        <div className="mt-6 grid justify-items-start gap-2">
          <p role="alert">{t('reset.noToken')}</p>
          <Link to="/forgot-password" className="inline-flex min-h-(--tap) items-center">
            {t('reset.again')}
          </Link>
        </div>
      ) : (
        <ResetForm token={token} />
      )}
    </FormPage>
  );
}

function ResetForm({ token }: { readonly token: string }) {
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
