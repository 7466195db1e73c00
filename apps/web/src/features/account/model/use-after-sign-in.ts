import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../../../shared/navigation/safe-redirect.ts';
import { beginSession } from '../../../shared/session.ts';
import type { SessionBegun } from '../api/account-calls.ts';

/** Begins the session of a login or registration and leads to where the person wanted to go; false when there is none. */
export function useAfterSignIn(): (begun: Partial<SessionBegun> | undefined) => boolean {
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
export function useKeepingRedirect(): (path: string) => string {
  const [search] = useSearchParams();
  const wanted = search.get('redirect');
  return (path) => (wanted === null ? path : `${path}?redirect=${encodeURIComponent(wanted)}`);
}
