import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useAccountForm } from '../model/use-account-form.ts';
import { CHANGE_ORDER, changePasswordSchema, PasswordField, PasswordMeter } from './password-field.tsx';

const EMPTY = { current: '', next: '', ConfirmPassword: '' };

/** The old password and the new one twice. */
export function PasswordForm({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const { form, bind, submit, busy, alert, clear } = useAccountForm({
    schema: changePasswordSchema,
    empty: EMPTY,
    order: CHANGE_ORDER,
    async send({ current, next }) {
      await call('changePassword', { body: { current, next } });
      clear();
      notify('success', t('account.password.done'));
    },
    failed: () => t('account.password.failed'),
  });
  const next = useWatch({ control: form.control, name: 'next' });
  const { setFocus } = form;
  useEffect(() => setFocus('current'), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[26rem] gap-4">
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
      <FormAlert text={alert} />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t(busy ? 'account.password.busy' : 'account.password.submit')}
      </Button>
    </form>
  );
}
