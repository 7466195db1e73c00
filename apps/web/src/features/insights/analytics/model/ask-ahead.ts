import type { QueryClient } from '@tanstack/react-query';
import { currentSession } from '../../../../shared/session.ts';
import { daysQuery, totalsQuery, usersQuery } from './use-analytics.ts';
import { longestRange, viewOf } from './view.ts';

/**
 * Asks for what the dashboard shows while the saved token is still being checked. Only for somebody who was an admin
 * when last seen: the server answers nobody else.
 */
export function askAhead(queries: QueryClient): void {
  const session = currentSession();
  const known = session.kind === 'checking' ? session.known : session;
  if (known?.kind !== 'signedIn' || !known.admin) return;
  const range = longestRange(viewOf(new URLSearchParams(location.search)));
  void queries.prefetchQuery(usersQuery);
  void queries.prefetchQuery(totalsQuery);
  void queries.prefetchQuery(daysQuery(range));
}
