import type { i18n } from 'i18next';
import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { askAhead } from './ask-ahead.ts';
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
const listeners = new Set<() => void>();
let underWay = 0;

function count(change: 1 | -1): void {
  underWay += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches a page, once. */
export function fetchPage(key: PageKey, texts: Promise<i18n>): Fetched {
  const known = fetched.get(key);
  if (known) return known;
  // Those of the first page were asked for before this script was there.
  if (fetched.size > 0) askAhead(pathOf(key));
  const page = loadPage(key, texts);
  // Not while a page is being drawn, which asks for it.
  queueMicrotask(() => count(1));
  const settled = page
    .then(
      () => undefined,
      () => void failed.add(key),
    )
    .finally(() => count(-1));
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
  return useSyncExternalStore(subscribe, () => underWay > 0);
}
