import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { loginPathFor } from '../shared/navigation/safe-redirect.ts';
import { useSession } from '../shared/session/use-session.ts';
import { lastSessionEnd, type Session } from '../shared/session.ts';
import { notify } from '../shared/ui/toast.ts';
import { forgetEndedSessions } from './ended-sessions.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { type Access, asksToLogIn, mayEnter, ROUTES } from './route-table.ts';

/** Where somebody is sent who may not enter, null when they may. `target`: path and query they asked for. */
export function refusedTo(access: Access, session: Session, target: string): string | null {
  if (mayEnter(access, session)) return null;
  return access === 'signedIn' && session.kind === 'visitor' ? loginPathFor(target) : '/';
}

interface GuardedProps {
  readonly access: Access;
  readonly children: ReactNode;
}

/** Lets only those in who may see the page; a saved token is checked first. Whoever is in stays until they leave. */
export function Guarded({ access, children }: GuardedProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [letIn, setLetIn] = useState(false);
  if (letIn) return children;
  const elsewhere = refusedTo(access, session, pathname + search);
  if (elsewhere === null) {
    setLetIn(true);
    return children;
  }
  return session.kind === 'checking' ? <PageSkeleton /> : <Navigate to={elsewhere} replace />;
}

/** A page that is nothing without a session, and does not say so itself. */
function isLeft(pathname: string): boolean {
  const access = ROUTES.find((route) => route.path === pathname)?.access;
  return !asksToLogIn(pathname) && (access === 'signedIn' || access === 'privileged');
}

async function sayThatItEnded(t: TFunction): Promise<void> {
  const unsaved = await forgetEndedSessions();
  notify('error', t(unsaved ? 'session.endedUnsaved' : 'session.ended'));
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
    if (end === 'refused') void sayThatItEnded(t);
    if (isLeft(pathname)) void navigate(loginPathFor(pathname + search), { replace: true });
  }, [kind, pathname, search, navigate, t]);
}
