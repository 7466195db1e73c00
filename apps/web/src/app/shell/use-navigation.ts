import { currentSession } from '../../shared/session.ts';
import { builtRoute, mayEnter, navigationFor, type Route } from '../route-table.ts';

interface Navigation {
  readonly links: readonly Route[];
  /** Log in and register, for visitors, once they are built. */
  readonly entrances: readonly Route[];
}

/** The links that whoever uses the page may follow. */
export function useNavigation(): Navigation {
  const session = currentSession();
  const entrances = [builtRoute('login'), builtRoute('register')].filter(
    (route): route is Route => route !== undefined && mayEnter(route.access, session),
  );
  return { links: navigationFor(session), entrances };
}
