import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormAlert } from '../../shared/ui/field.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { notify } from '../../shared/ui/toast.ts';
import { tokenIn } from './api/account-calls.ts';
import {
  PasswordField,
  PasswordMeter,
  RESET_ORDER,
  resetPasswordSchema,
} from './components/password-field.tsx';
import { isRefused } from './model/failures.ts';
import { useAccountForm } from './model/use-account-form.ts';

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
  const [refused, setRefused] = useState(false);
  const { form, bind, submit, busy, alert } = useAccountForm({
    schema: resetPasswordSchema,
    empty: { next: '', ConfirmPassword: '' },
    order: RESET_ORDER,
    async send(passwords) {
      await call('resetPassword', { body: { token, next: passwords.next } });
      notify('success', t('reset.done'));
      void navigate('/login', { replace: true });
    },
    failed(error) {
      setRefused(isRefused(error));
      return t(isRefused(error) ? 'reset.refused' : 'failure.server');
    },
  });
  const next = useWatch({ control: form.control, name: 'next' });
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
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
      <FormAlert text={alert} />
      {refused && (
        <Link to="/forgot-password" className="inline-flex min-h-(--tap) items-center text-sm">
          {t('reset.again')}
        </Link>
      )}
      <RetryProgress of="resetPassword" />
      <Button type="submit" variant="primary" disabled={busy} className="justify-self-start max-md:w-full">
        {t(busy ? 'reset.busy' : 'reset.submit')}
      </Button>
    </form>
  );
}
