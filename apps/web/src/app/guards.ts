import { type LoaderFunction, redirect } from 'react-router';
import { currentSession, type Session } from '../shared/session.ts';
import { type Access, mayEnter } from './route-table.ts';

/** Where somebody is sent who may not enter, null when they may. `target`: path and query they asked for. */
export function refusedTo(access: Access, session: Session, target: string): string | null {
  if (mayEnter(access, session)) return null;
  return access === 'signedIn' && session.kind === 'visitor'
    ? `/login?redirect=${encodeURIComponent(target)}`
    : '/';
}

/** A loader that lets only those in who may see the page. */
export function guard(access: Access, session: () => Session = currentSession): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const elsewhere = refusedTo(access, session(), pathname + search);
    if (elsewhere !== null) throw redirect(elsewhere);
    return null;
  };
}

/** The page to go back to after signing in: a path of this site, else the home page. */
export function safeRedirect(wanted: string | null, origin: string): string {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  const url = URL.parse(wanted, origin);
  return url !== null && url.origin === origin ? url.pathname + url.search + url.hash : '/';
}
