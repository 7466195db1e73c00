import { type LoaderFunction, redirect } from 'react-router';
import { loginPathFor } from '../shared/navigation/safe-redirect.ts';
import { type Session, settledSession } from '../shared/session.ts';
import { type Access, mayEnter } from './route-table.ts';

/** Where somebody is sent who may not enter, null when they may. `target`: path and query they asked for. */
function refusedTo(access: Access, session: Session, target: string): string | null {
  if (mayEnter(access, session)) return null;
  return access === 'signedIn' && session.kind === 'visitor' ? loginPathFor(target) : '/';
}

/** A loader that lets only those in who may see the page; a saved token is checked first. */
export function guard(
  access: Access,
  session: () => Session | Promise<Session> = settledSession,
): LoaderFunction {
  return async ({ request }) => {
    if (access === 'public') return null;
    const { pathname, search } = new URL(request.url);
    const elsewhere = refusedTo(access, await session(), pathname + search);
    if (elsewhere !== null) throw redirect(elsewhere);
    return null;
  };
}
