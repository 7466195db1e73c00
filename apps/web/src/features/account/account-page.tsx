import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUserId } from '../../shared/session/use-session.ts';
import { buttonStyles } from '../../shared/ui/button.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { EmailSection } from './components/account-section.tsx';
import { EraseSection, OwnDataSection, PasswordSection } from './components/account-sections.tsx';
import { AdminCodeSection, SecondFactorSection } from './components/second-factor-section.tsx';
import { SessionsSection } from './components/sessions-section.tsx';

/** Password, devices, and the pupil's own data: to be seen, taken away and erased. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const userId = useUserId();
  if (userId === null) return null;
  return (
    <FormPage title={t('account.title')} lead={t('account.lead', { userId })} wide>
      <Link to="/edit-profile" className={buttonStyles('secondary', 'sm', 'mt-3')}>
        {t('account.profile')}
      </Link>
      <div className="mt-8 grid gap-10">
        <AdminCodeSection />
        <PasswordSection userId={userId} />
        <EmailSection />
        <SecondFactorSection />
        <SessionsSection />
        <OwnDataSection userId={userId} />
        <EraseSection userId={userId} />
      </div>
    </FormPage>
  );
}
