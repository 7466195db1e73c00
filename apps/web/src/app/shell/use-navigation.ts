import { useSession } from '../../shared/session/use-session.ts';
import { entrancesFor, navigationFor, type Route } from '../route-table.ts';

interface Navigation {
  readonly links: readonly Route[];
  readonly entrances: readonly Route[];
}

/** The links that whoever uses the page may follow; while a saved token is checked, whoever it was when last seen. */
export function useNavigation(): Navigation {
  const actual = useSession();
  const session = actual.kind === 'checking' ? (actual.known ?? actual) : actual;
  return { links: navigationFor(session), entrances: entrancesFor(session) };
}
