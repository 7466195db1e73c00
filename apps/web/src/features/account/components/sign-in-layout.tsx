import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../../../shared/navigation/safe-redirect.ts';
import { beginSession } from '../../../shared/session.ts';
import { FormPage } from '../../../shared/ui/form-page.tsx';
import type { MaybeSessionBegun } from '../api/account-calls.ts';

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

/** Begins the session of a login or registration and leads to where the person wanted to go; false when there is none. */
export function useAfterSignIn(): (begun: MaybeSessionBegun) => boolean {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (begun) => {
    if (!begun?.token || !begun.user?.User_ID) return false;
    beginSession(begun.token, begun.user);
    void navigate(safeRedirect(search.get('redirect')), { replace: true });
    return true;
  };
}

/** A path that keeps the way back which this page was given. */
function useKeepingRedirect(): (path: string) => string {
  const [search] = useSearchParams();
  const wanted = search.get('redirect');
  return (path) => (wanted === null ? path : `${path}?redirect=${encodeURIComponent(wanted)}`);
}
