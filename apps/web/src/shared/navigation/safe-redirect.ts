const SITE = 'http://site.invalid';

/** The page to go back to after signing in: path, query and fragment of this site, else the home page. */
export function safeRedirect(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  const url = URL.parse(wanted, SITE);
  // A path such as /.//host would be read as another site when it is followed.
  if (url === null || url.origin !== SITE || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/** The log-in page that leads back to `target`, a path with its query. */
export function loginPathFor(target: string): string {
  return `/login?redirect=${encodeURIComponent(target)}`;
}
