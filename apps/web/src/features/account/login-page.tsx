import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormPage } from './components/form-page.tsx';
import { LoginForm } from './components/login-form.tsx';
import { useKeepingRedirect } from './model/use-after-sign-in.ts';

export function LoginPage() {
  const { t } = useTranslation('account');
  const keepingRedirect = useKeepingRedirect();
  return (
    <FormPage title={t('login.title')} lead={t('login.lead')}>
      <LoginForm />
      <div className="mt-6 grid gap-1 border-line border-t pt-4 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          {t('login.noAccount')}
          <Link
            to={keepingRedirect('/register')}
            className="inline-flex min-h-(--tap) items-center font-medium"
          >
            {t('login.register')}
          </Link>
        </p>
        <p className="text-muted">{t('login.guest')}</p>
      </div>
    </FormPage>
  );
}
