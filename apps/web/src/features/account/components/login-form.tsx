import { zodResolver } from '@hookform/resolvers/zod';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/form-alert.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { RETRY_KEYS, sendLogin } from '../api/account-calls.ts';
import { type LoginFailure, loginFailure } from '../model/login-failure.ts';
import {
  LOGIN_ORDER,
  type LoginInput,
  type LoginOutput,
  loginBody,
  loginSchema,
} from '../model/login-form.ts';
import { useAfterSignIn } from '../model/use-after-sign-in.ts';
import { useFormFields } from '../model/use-form-fields.ts';
import { PasswordField } from './password-field.tsx';

function failureText(failure: LoginFailure, t: TFunction<'account'>): string {
  if (failure.kind === 'said') return failure.message;
  if (failure.kind === 'locked')
    return failure.minutes === null ? t('login.locked') : t('login.lockedFor', { count: failure.minutes });
  if (failure.kind === 'invalid' || failure.kind === 'failed') return t(`login.${failure.kind}`);
  return t(`failure.${failure.kind}`);
}

export function LoginForm() {
  const { t } = useTranslation('account');
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const enter = useAfterSignIn();
  const form = useForm<LoginInput, unknown, LoginOutput>({
    ...FORM_RULES,
    resolver: zodResolver(loginSchema),
    defaultValues: { identifier: '', password: '' },
  });
  const { bind, summaryOf, focusFirst } = useFormFields(form, LOGIN_ORDER);
  const busy = form.formState.isSubmitting;

  const send = form.handleSubmit(
    async (output) => {
      setFailure(null);
      try {
        const begun = await sendLogin(loginBody(output));
        if (!enter(begun)) setFailure({ kind: 'failed' });
      } catch (error) {
        setFailure(loginFailure(error));
        form.setFocus('password');
      }
    },
    (errors) => {
      setFailure(null);
      focusFirst(errors);
    },
  );

  return (
    <form noValidate onSubmit={send} className="mt-6 grid gap-4">
      <FormAlert text={failure === null ? summaryOf(LOGIN_ORDER) : failureText(failure, t)} />
      <TextField
        label={t('field.identifier')}
        field={bind('identifier')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label={t('field.password')} field={bind('password')} autoComplete="current-password" />
      <RetryProgress retryKey={RETRY_KEYS.login} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" disabled={busy} className="max-md:w-full">
          {t(busy ? 'login.busy' : 'login.submit')}
        </Button>
        <Link to="/forgot-password" className="inline-flex min-h-(--tap) items-center text-sm">
          {t('login.forgot')}
        </Link>
      </div>
    </form>
  );
}
