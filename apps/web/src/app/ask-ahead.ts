interface PageFiles {
  /** Places in the names. */
  readonly scripts: readonly number[];
}

/** What index.html says of the files of the pages, as far as it is wanted here: build/first-paint.ts writes it. */
interface Ahead {
  readonly names: readonly string[];
  readonly pages: Readonly<Record<string, PageFiles>>;
  readonly signedIn: Readonly<Record<string, PageFiles>>;
}

function aheadInPage(): Ahead | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="ahead"]');
  return meta === null ? null : JSON.parse(meta.content);
}

/** Asks for all scripts of a page at once, as first-paint.js does of the first: they would be found one after another. */
export function askAhead(path: string): void {
  const ahead = aheadInPage();
  if (ahead === null) return;
  const page = ahead.pages[path] ?? ahead.signedIn[path];
  const links = (page?.scripts ?? []).map((place) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${ahead.names[place]}`;
    return link;
  });
  document.head.append(...links);
}
