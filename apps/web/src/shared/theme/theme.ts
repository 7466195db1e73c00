import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage.ts';
import { eventEmitter } from '../event-emitter.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_KEY = 'lodestar.theme';
const changed = eventEmitter();

function storedTheme(): Theme {
  const stored = browserStorage.getItem(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

let theme = storedTheme();

function show(next: Theme): void {
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
}

/** Changes the theme of the page; `system` follows the device. */
export function chooseTheme(next: Theme): void {
  theme = next;
  if (next === 'system') browserStorage.removeItem(THEME_KEY);
  else browserStorage.setItem(THEME_KEY, next);
  show(next);
  changed.emit();
}

function subscribe(listener: () => void): () => void {
  const stop = changed.listen(listener);
  const otherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return;
    theme = storedTheme();
    show(theme);
    listener();
  };
  addEventListener('storage', otherTab);
  return () => {
    stop();
    removeEventListener('storage', otherTab);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => theme,
    () => 'system',
  );
}
