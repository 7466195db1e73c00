import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUserId } from '../../shared/session/use-session.ts';
import { buttonStyles } from '../../shared/ui/button-styles.ts';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { ProfilePart } from './components/profile-part.tsx';

interface EditProfilePageProps {
  /** Null until there is a report; the home page then takes its place. */
  readonly reportPath: string | null;
}

export function EditProfilePage({ reportPath }: EditProfilePageProps) {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const next = reportPath ?? '/';
  return (
    <FormPage title={t('profile.title')} lead={t('profile.lead')} wide>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to={next} className={buttonStyles('secondary', 'sm')}>
          <ArrowLeft aria-hidden="true" />
          {t(reportPath === null ? 'profile.backHome' : 'profile.back')}
        </Link>
        <Link to="/account" className={buttonStyles('quiet', 'sm', 'max-[30rem]:-ms-2.5')}>
          {t('profile.account')}
        </Link>
      </div>
      {userId !== null && <ProfilePart key={userId} userId={userId} next={next} />}
    </FormPage>
  );
}
