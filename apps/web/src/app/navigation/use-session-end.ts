import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { loginPathFor } from '../../shared/navigation/safe-redirect.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { lastSessionEnd } from '../../shared/session.ts';
import { notify } from '../../shared/ui/toast.ts';
import { asksToLogIn, ROUTES } from '../route-table.ts';

/** A page that is nothing without a session, and does not say so itself. */
function isLeft(pathname: string): boolean {
  const access = ROUTES.find((route) => route.path === pathname)?.access;
  return !asksToLogIn(pathname) && (access === 'signedIn' || access === 'privileged');
}

/** When a session ends from outside, says so, and leads from a page that needs one to the log-in page and back. */
export function useSessionEnd(): void {
  const { t } = useTranslation();
  const { kind } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = useRef(kind);

  useEffect(() => {
    const had = before.current !== 'visitor';
    before.current = kind;
    if (!had || kind !== 'visitor') return;
    const end = lastSessionEnd();
    if (end === 'loggedOut' || end === 'erased') return;
    if (end === 'refused') notify('error', t('session.ended'));
    if (isLeft(pathname)) void navigate(loginPathFor(pathname + search), { replace: true });
  }, [kind, pathname, search, navigate, t]);
}
