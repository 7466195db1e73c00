import { currentSession } from '../../shared/session.ts';
import { entrancesFor, navigationFor, type Route } from '../route-table.ts';

interface Navigation {
  readonly links: readonly Route[];
  readonly entrances: readonly Route[];
}

/** The links that whoever uses the page may follow. */
export function useNavigation(): Navigation {
  const session = currentSession();
  return { links: navigationFor(session), entrances: entrancesFor(session) };
}
