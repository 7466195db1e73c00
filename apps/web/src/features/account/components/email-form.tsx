import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { refreshSession } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';
import { useAccountForm } from '../model/use-account-form.ts';
import { changeEmailSchema, EMAIL_ORDER, PasswordField } from './password-field.tsx';

const EMPTY = { email: '', current: '' };

/** The new address, and the password that it takes. */
export function EmailForm() {
  const { t } = useTranslation('account');
  const [told, setTold] = useState('');
  const { bind, submit, busy, alert, clear } = useAccountForm({
    schema: changeEmailSchema,
    empty: EMPTY,
    order: EMAIL_ORDER,
    async send({ email, current }) {
      setTold('');
      const { confirmation } = await call('changeEmail', { body: { email, current } });
      clear();
      setTold(t(`account.email.${confirmation}`, { email }));
      if (confirmation === 'done') refreshSession();
    },
    failed: () => t('account.email.failed'),
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[26rem] gap-4">
      <TextField
        label={t('field.email')}
        field={bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField label={t('field.current')} field={bind('current')} autoComplete="current-password" />
      <FormAlert text={alert} />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t(busy ? 'account.email.busy' : 'account.email.submit')}
      </Button>
      <p role="status" className="text-sm text-success">
        {told}
      </p>
    </form>
  );
}
