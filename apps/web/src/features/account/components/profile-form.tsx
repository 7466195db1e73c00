import type { User } from '@lodestar/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/form-alert.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { RETRY_KEYS } from '../api/account-calls.ts';
import { useProfileForm } from '../model/use-profile-form.ts';
import { FormSection } from './form-section.tsx';
import { AboutFields, ExtraFields } from './profile-fields.tsx';

interface ProfileFormProps {
  readonly user: User;
  readonly next: string;
}

export function ProfileForm({ user, next }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const { bind, send, busy, saved, alert } = useProfileForm(user, next);
  return (
    <form noValidate onSubmit={send} className="mt-6 grid gap-8">
      <FormSection title={t('register.about')}>
        <AboutFields bind={bind} />
        <TextField
          label={t('field.Email_Address')}
          field={bind('Email_Address')}
          hint={t('hint.Email_Address')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </FormSection>
      <FormSection title={t('register.extra')} lead={t('register.extraLead')} apart>
        <ExtraFields bind={bind} />
      </FormSection>
      <div className="grid gap-3">
        <FormAlert text={alert} />
        <RetryProgress retryKey={RETRY_KEYS.profile} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" disabled={busy || saved} className="max-md:w-full">
            {t(busy ? 'profile.busy' : 'profile.save')}
          </Button>
          <p role="status" className="flex items-center gap-2 text-sm text-success [&>svg]:size-4">
            {saved && (
              <>
                <Check aria-hidden="true" />
                {t('profile.saved')}
              </>
            )}
          </p>
        </div>
      </div>
    </form>
  );
}
