import { matchPath } from 'react-router';
import type { Session } from '../shared/session.ts';

export type Access = 'public' | 'visitorOnly' | 'signedIn' | 'privileged';

/**
 * Where a link to a page stands: in the bar; or among the pupil's own pages, those about Lodestar, or those of the admins,
 * which are in the account menu, the menu of a phone and, the second, the footer.
 */
type Place = 'bar' | 'mine' | 'lodestar' | 'admin';

interface RouteFacts {
  readonly key: string;
  readonly path: string;
  readonly access: Access;
  /** Without one, only other pages lead there. */
  readonly place: Place | null;
}

const page = <const Key extends string>(key: Key, path: string, access: Access, place: Place | null = null) =>
  ({ key, path, access, place }) satisfies RouteFacts;

/** Every page of the specification, and what an account needs besides; links stand in this order. */
export const ROUTES = [
  page('home', '/', 'public', 'bar'),
  page('jupaselect', '/jupaselect', 'public', 'bar'),
  page('programmes', '/programmes', 'public', 'bar'),
  page('programme', '/programmes/:code', 'public'),
  page('compare', '/compare', 'public'),
  page('shared', '/shared', 'public'),
  page('chance', '/chance', 'public'),
  page('eddy', '/eddy', 'signedIn', 'bar'),
  page('trajectory', '/trajectory', 'signedIn', 'bar'),
  page('report', '/view-report', 'signedIn', 'bar'),
  page('personalityTest', '/personality-test', 'signedIn', 'mine'),
  page('profile', '/edit-profile', 'signedIn', 'mine'),
  page('account', '/account', 'signedIn', 'mine'),
  page('help', '/help', 'public', 'lodestar'),
  page('sure', '/how-sure', 'public'),
  page('about', '/about', 'signedIn', 'lodestar'),
  page('survey', '/jupasurvey', 'public', 'lodestar'),
  page('presentation', '/presentation', 'privileged', 'admin'),
  page('analytics', '/analytics', 'privileged', 'admin'),
  page('admin', '/admin', 'privileged', 'admin'),
  page('login', '/login', 'visitorOnly'),
  page('register', '/register', 'visitorOnly'),
  page('forgotPassword', '/forgot-password', 'public'),
  page('resetPassword', '/reset-password', 'public'),
  page('confirmEmail', '/confirm-email', 'public'),
] as const;

export type PageKey = (typeof ROUTES)[number]['key'];
export type Route = RouteFacts & { readonly key: PageKey };

/** The page at an address; undefined where there is none. */
export function routeAt(pathname: string): Route | undefined {
  return ROUTES.find(({ path }) => matchPath(path, pathname) !== null);
}

/** Whether somebody may see a page, and so its link. The server decides again on every call. */
export function mayEnter(access: Access, session: Session): boolean {
  if (access === 'public') return true;
  if (access === 'visitorOnly') return session.kind === 'visitor';
  return session.kind === 'signedIn' && (access === 'signedIn' || session.admin);
}

/** The links that stand in a place for somebody. */
export function linksIn(place: Place, session: Session): readonly Route[] {
  return ROUTES.filter((route) => route.place === place && mayEnter(route.access, session));
}

/** Links under one heading; `place` names it. */
export interface LinkGroup {
  readonly place: Exclude<Place, 'bar'>;
  readonly links: readonly Route[];
}

/** What is not in the bar, by groups; none is empty. */
export function linkGroupsFor(session: Session): readonly LinkGroup[] {
  const groups = (['mine', 'lodestar', 'admin'] as const).map((place) => ({
    place,
    links: linksIn(place, session),
  }));
  return groups.filter(({ links }) => links.length > 0);
}

/** The address of a page, for a link beside the navigation. */
export function pathOf(key: PageKey): string {
  return ROUTES.find((route) => route.key === key)?.path ?? '/';
}

/** The address of a programme's own page. */
export function programmePath(code: string): string {
  return pathOf('programme').replace(':code', encodeURIComponent(code));
}

/** The address that puts programmes side by side. */
export function comparePath(codes: readonly string[]): string {
  return `${pathOf('compare')}?codes=${codes.join(',')}`;
}

/** Log in and register, for visitors. */
export function entrancesFor(session: Session): readonly Route[] {
  return ROUTES.filter((route) => route.access === 'visitorOnly' && mayEnter(route.access, session));
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
