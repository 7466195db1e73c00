import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormPage } from './components/form-page.tsx';
import { RegistrationForm } from './components/registration-form.tsx';
import { useKeepingRedirect } from './model/use-after-sign-in.ts';

export function RegisterPage() {
  const { t } = useTranslation('account');
  const keepingRedirect = useKeepingRedirect();
  return (
    <FormPage title={t('register.title')} lead={t('register.lead')} wide>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        {t('register.haveAccount')}
        <Link to={keepingRedirect('/login')} className="inline-flex min-h-(--tap) items-center font-medium">
          {t('register.login')}
        </Link>
      </p>
      <RegistrationForm />
    </FormPage>
  );
}
