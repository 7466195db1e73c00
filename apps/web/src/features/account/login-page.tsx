import { zodResolver } from '@hookform/resolvers/zod';
import { givenPasswordSchema, identifierSchema, secondFactorCodeSchema } from '@lodestar/contract';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { TextField } from '../../shared/forms/text-field.tsx';
import { FORM_RULES } from '../../shared/forms/use-bound-fields.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormAlert } from '../../shared/ui/field.tsx';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { sendLogin } from './api/account-calls.ts';
import { PasswordField } from './components/password-field.tsx';
import { LoginLayout, useAfterSignIn } from './components/sign-in-layout.tsx';
import { isTrouble, type LoginFailure, loginFailure, troubleWords } from './model/failures.ts';
import { useFormFields } from './model/form-fields.ts';

export function LoginPage() {
  return (
    <LoginLayout>
      <LoginForm />
    </LoginLayout>
  );
}

function failureText(failure: LoginFailure, t: TFunction<'account'>): string {
  if (failure.kind === 'said') return failure.message;
  return isTrouble(failure) ? troubleWords(failure, t) : t(`login.${failure.kind}`);
}

function LoginForm() {
  const { t } = useTranslation('account');
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [asksForCode, setAsksForCode] = useState(false);
  const enter = useAfterSignIn();
  const form = useForm<LoginInput, unknown, LoginOutput>({
    ...FORM_RULES,
    resolver: zodResolver(asksForCode ? loginWithCodeSchema : loginSchema),
    defaultValues: { identifier: '', password: '', code: '' },
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
        const failed = loginFailure(error);
        setFailure(failed);
        if (failed.kind === 'codeMissing') flushSync(() => setAsksForCode(true));
        form.setFocus(failed.kind === 'codeMissing' || failed.kind === 'codeWrong' ? 'code' : 'password');
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
      {asksForCode && (
        <TextField
          label={t('field.code')}
          hint={t('login.codeHint')}
          field={bind('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <RetryProgress of="logIn" />
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

const credentials = { identifier: identifierSchema, password: givenPasswordSchema };

/** The code is asked for only once the server asks for it. */
export const loginSchema = z.object({ ...credentials, code: z.string() });
const loginWithCodeSchema = z.object({ ...credentials, code: secondFactorCodeSchema });

export type LoginInput = z.input<typeof loginSchema>;
export type LoginOutput = z.output<typeof loginSchema>;

const LOGIN_ORDER = ['identifier', 'password', 'code'] as const satisfies readonly (keyof LoginInput)[];

/** What is sent: an identifier with an at-sign is an e-mail address, else a username. */
function loginBody({ identifier, password, code }: LoginOutput) {
  const secrets = code === '' ? { password } : { password, code };
  return identifier.includes('@') ? { email: identifier, ...secrets } : { username: identifier, ...secrets };
}
