import { emailSchema } from '@lodestar/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { call } from '../../shared/api/call.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FormAlert } from '../../shared/ui/field.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { useAccountForm } from './model/use-account-form.ts';

const schema = z.object({ Email_Address: emailSchema });
const ORDER = ['Email_Address'] as const;

/** Asks for a link by mail; says the same whether there is such an account or not. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const [asked, setAsked] = useState<string | null>(null);
  const { bind, submit, busy, failure } = useAccountForm({
    schema,
    empty: { Email_Address: '' },
    order: ORDER,
    async send({ Email_Address }) {
      await call('requestPasswordReset', { body: { email: Email_Address } });
      setAsked(Email_Address);
    },
    failed: () => t('failure.server'),
  });
  return (
    <FormPage title={t('reset.askTitle')} lead={asked === null ? t('reset.askLead') : undefined}>
      <p role="status" className="mt-3 empty:hidden">
        {asked !== null && t('reset.asked', { email: asked })}
      </p>
      {asked === null && (
        <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
          <TextField
            label={t('field.Email_Address')}
            field={bind('Email_Address')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <FormAlert text={failure} />
          <RetryProgress of="requestPasswordReset" />
          <Button
            type="submit"
            variant="primary"
            disabled={busy}
            className="justify-self-start max-md:w-full"
          >
            {t(busy ? 'reset.askBusy' : 'reset.askSubmit')}
          </Button>
        </form>
      )}
      <Link to="/login" className="mt-4 inline-flex min-h-(--tap) items-center text-sm">
        {t('reset.toLogin')}
      </Link>
    </FormPage>
  );
}
