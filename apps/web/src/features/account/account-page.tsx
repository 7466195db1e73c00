import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUserId } from '../../shared/session/use-session.ts';
import { buttonStyles } from '../../shared/ui/button-styles.ts';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { EraseSection } from './components/erase-section.tsx';
import { OwnDataSection } from './components/own-data-section.tsx';
import { PasswordSection } from './components/password-section.tsx';
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
        <PasswordSection userId={userId} />
        <SessionsSection />
        <OwnDataSection userId={userId} />
        <EraseSection userId={userId} />
      </div>
    </FormPage>
  );
}
