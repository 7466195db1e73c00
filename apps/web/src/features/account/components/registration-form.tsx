import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/form-alert.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { RETRY_KEYS } from '../api/account-calls.ts';
import { useRegistration } from '../model/use-registration.ts';
import { ConsentBlock } from './consent-block.tsx';
import { FormSection } from './form-section.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { AboutFields, ExtraFields } from './profile-fields.tsx';
import { UsernameField } from './username-field.tsx';

export function RegistrationForm() {
  const { t } = useTranslation('account');
  const { bind, send, busy, alert, username, password, ownNames } = useRegistration();
  return (
    <form noValidate onSubmit={send} className="mt-4 grid gap-8">
      <FormSection title={t('register.about')}>
        <AboutFields bind={bind} />
      </FormSection>
      <FormSection title={t('register.signIn')}>
        <TextField
          label={t('field.Email_Address')}
          field={bind('Email_Address')}
          hint={t('hint.Email_Address')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <UsernameField field={bind('User_ID')} check={username} />
        <PasswordField
          label={t('field.Password')}
          field={bind('Password')}
          autoComplete="new-password"
          hint={<PasswordMeter password={password} own={ownNames} />}
        />
        <PasswordField
          label={t('field.ConfirmPassword')}
          field={bind('ConfirmPassword')}
          autoComplete="new-password"
        />
      </FormSection>
      <FormSection title={t('register.extra')} lead={t('register.extraLead')} apart>
        <ExtraFields bind={bind} />
      </FormSection>
      <ConsentBlock field={bind('consent')} />
      <div className="grid gap-3">
        <FormAlert text={alert} />
        <RetryProgress retryKey={RETRY_KEYS.register} />
        <Button type="submit" variant="primary" disabled={busy} className="justify-self-start max-md:w-full">
          {t(busy ? 'register.busy' : 'register.submit')}
        </Button>
      </div>
    </form>
  );
}
