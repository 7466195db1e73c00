import type { Session } from '../shared/session.ts';

export type Access = 'public' | 'visitorOnly' | 'signedIn' | 'privileged';

interface RouteFacts {
  readonly key: string;
  readonly path: string;
  readonly access: Access;
  /** Shown among the links of the bar and the menu, in this order. */
  readonly inNavigation: boolean;
  /** A page that is not built yet has neither a route nor a link. */
  readonly built: boolean;
}

const page = <const Key extends string>(
  key: Key,
  path: string,
  access: Access,
  { inNavigation = true, built = false } = {},
) => ({ key, path, access, inNavigation, built }) satisfies RouteFacts;

/** Every page of the specification, and what an account needs besides. */
export const ROUTES = [
  page('home', '/', 'public', { built: true }),
  page('about', '/about', 'signedIn', { built: true }),
  page('jupaselect', '/jupaselect', 'public', { built: true }),
  page('personalityTest', '/personality-test', 'signedIn', { built: true }),
  page('eddy', '/eddy', 'signedIn', { built: true }),
  page('trajectory', '/trajectory', 'signedIn', { built: true }),
  page('presentation', '/presentation', 'privileged', { built: true }),
  page('help', '/help', 'public', { built: true }),
  page('report', '/view-report', 'signedIn', { built: true }),
  page('profile', '/edit-profile', 'signedIn', { built: true }),
  page('analytics', '/analytics', 'privileged', { built: true }),
  page('admin', '/admin', 'privileged', { built: true }),
  page('survey', '/jupasurvey', 'public', { built: true }),
  page('login', '/login', 'visitorOnly', { inNavigation: false, built: true }),
  page('register', '/register', 'visitorOnly', { inNavigation: false, built: true }),
  page('account', '/account', 'signedIn', { inNavigation: false, built: true }),
  page('forgotPassword', '/forgot-password', 'public', { inNavigation: false, built: true }),
  page('resetPassword', '/reset-password', 'public', { inNavigation: false, built: true }),
] as const;

export type PageKey = (typeof ROUTES)[number]['key'];
export type Route = RouteFacts & { readonly key: PageKey };

/** Whether somebody may see a page, and so its link. The server decides again on every call. */
export function mayEnter(access: Access, session: Session): boolean {
  if (access === 'public') return true;
  if (access === 'visitorOnly') return session.kind === 'visitor';
  return session.kind === 'signedIn' && (access === 'signedIn' || session.admin);
}

/** The links of the bar and the menu for somebody. */
export function navigationFor(session: Session, routes: readonly Route[] = ROUTES): readonly Route[] {
  return routes.filter((route) => route.inNavigation && route.built && mayEnter(route.access, session));
}

/** A built page by key, for a link beside the navigation; undefined until it is built. */
export function builtRoute(key: PageKey, routes: readonly Route[] = ROUTES): Route | undefined {
  return routes.find((route) => route.key === key && route.built);
}

/** Log in and register, for visitors, once they are built. */
export function entrancesFor(session: Session, routes: readonly Route[] = ROUTES): readonly Route[] {
  return routes.filter(
    (route) => route.access === 'visitorOnly' && route.built && mayEnter(route.access, session),
  );
}

const WITHOUT_FOOTER: ReadonlySet<string> = new Set(['/trajectory', '/eddy']);

export function hasFooter(pathname: string): boolean {
  return !WITHOUT_FOOTER.has(pathname);
}

const ASKS_TO_LOG_IN: ReadonlySet<string> = new Set(['/trajectory', '/eddy']);

/** Whether a page that needs a session says so itself when one ends on it. */
export function asksToLogIn(pathname: string): boolean {
  return ASKS_TO_LOG_IN.has(pathname);
}
