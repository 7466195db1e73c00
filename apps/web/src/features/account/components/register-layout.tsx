import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormPage } from '../../../shared/ui/form-page.tsx';
import { useKeepingRedirect } from '../model/use-after-sign-in.ts';

/** What stands above the registration form. */
export function RegisterLayout({ children }: { readonly children?: ReactNode }) {
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
      {children}
    </FormPage>
  );
}
