import type { i18n } from 'i18next';
import { type ComponentType, lazy } from 'react';
import { sharedValue } from '../shared/event-emitter.ts';
import { loadPage } from './load-page.ts';
import { type PageKey, pathOf } from './route-table.ts';

interface Fetched {
  /** Suspends until the page is there; then, the page before it stands. */
  readonly Page: ComponentType;
  /** Settles once the page is there, or has failed. */
  readonly settled: Promise<void>;
}

const fetched = new Map<PageKey, Fetched>();
const failed = new Set<PageKey>();
const underWay = sharedValue(0);

/** Fetches a page, once. */
export function fetchPage(key: PageKey, texts: Promise<i18n>): Fetched {
  const known = fetched.get(key);
  if (known) return known;
  // Those of the first page were asked for before this script was there.
  if (fetched.size > 0) preloadScripts(pathOf(key));
  const page = loadPage(key, texts);
  // Not while a page is being drawn, which asks for it.
  queueMicrotask(() => underWay.set(underWay.get() + 1));
  const settled = page
    .then(
      () => undefined,
      () => void failed.add(key),
    )
    .finally(() => underWay.set(underWay.get() - 1));
  const next: Fetched = { Page: lazy(async () => ({ default: await page })), settled };
  fetched.set(key, next);
  return next;
}

/** So that a page that failed is fetched again when somebody comes back to it. */
export function forgetFailedPages(): void {
  for (const key of failed) fetched.delete(key);
  failed.clear();
}

/** Whether a page is being fetched. */
export function useIsPageUnderWay(): boolean {
  return underWay.use() > 0;
}

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
export function preloadScripts(path: string): void {
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
