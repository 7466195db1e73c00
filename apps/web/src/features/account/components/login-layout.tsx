import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormPage } from '../../../shared/ui/form-page.tsx';
import { useKeepingRedirect } from '../model/use-after-sign-in.ts';

/** What stands around the log-in form. */
export function LoginLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('account');
  const keepingRedirect = useKeepingRedirect();
  return (
    <FormPage title={t('login.title')} lead={t('login.lead')}>
      {children}
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
