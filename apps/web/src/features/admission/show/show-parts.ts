import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

interface ShowParts {
  readonly ListOnPaper: typeof import('./list-on-paper.tsx').ListOnPaper;
  readonly NextDate: typeof import('./next-date.tsx').NextDate;
  readonly ShowSheet: typeof import('./show-sheet.tsx').ShowSheet;
}

let parts: ShowParts | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function load(texts: i18n): Promise<void> {
  const [{ ListOnPaper }, { NextDate }, { ShowSheet }] = await Promise.all([
    import('./list-on-paper.tsx'),
    import('./next-date.tsx'),
    import('./show-sheet.tsx'),
    loadTexts(texts, ['show']),
  ]);
  parts = { ListOnPaper, NextDate, ShowSheet };
  for (const listener of listeners) listener();
}

/** Fetches what shows and prints a list, and its words, once; whoever uses the parts is drawn anew then. */
export function fetchShowParts(texts: i18n): Promise<void> {
  loading ??= load(texts).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sheet, the list on paper and the next date; null until they have been fetched. */
export function useShowParts(): ShowParts | null {
  return useSyncExternalStore(subscribe, () => parts);
}
