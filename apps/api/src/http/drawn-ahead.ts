/** What index.html holds ahead of a page, by the path or the pattern of paths that it is drawn for. */
const PART = /<main data-first-path="([^"]*)">.*?<\/main>/gs;

/** Whether a path is of a pattern such as `/programmes/:code`; as the pages see it, whose paths may end in a slash. */
function isOf(pattern: string, path: string): boolean {
  const asked = path
    .toLowerCase()
    .replace(/(.)\/$/, '$1')
    .split('/');
  const parts = pattern.split('/');
  const fits = (part: string, place: number) =>
    part.startsWith(':') ? asked[place] !== '' : part === asked[place];
  return parts.length === asked.length && parts.every(fits);
}

/** The part of a path that none is drawn for. */
const UNKNOWN = 'unknown';

/** A part with another name in place of a path may be shown at any address: to whoever is signed in, or where none is drawn. */
const isForAnyPath = (pattern: string): boolean => !pattern.startsWith('/') && pattern !== UNKNOWN;

interface PageDrawnAhead {
  /** By which those are told apart that differ. */
  readonly pattern: string;
  readonly html: string;
}

/** Makes index.html for a path: without what it holds ahead of other pages, which is most of it; few differ, each made once. */
export function pagesDrawnAhead(html: string): (path: string) => PageDrawnAhead {
  const patterns = [...new Set([...html.matchAll(PART)].map(([, pattern = '']) => pattern))];
  const made = new Map<string, PageDrawnAhead>();
  return (path) => {
    const own = patterns.find((pattern) => isOf(pattern, path)) ?? UNKNOWN;
    const page = made.get(own) ?? {
      pattern: own,
      html: html.replace(PART, (part, pattern: string) =>
        pattern === own || isForAnyPath(pattern) ? part : '',
      ),
    };
    made.set(own, page);
    return page;
  };
}
