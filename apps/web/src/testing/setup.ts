import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';

/** Lazy scripts, debounces and a busy machine: longer than the library waits by itself. */
configure({ asyncUtilTimeout: 30_000 });

/** A message that is being taken away: its library ends that by a timer that outlives the page. */
const leaving = () => document.querySelector('[data-sonner-toast][data-removed="true"]');
const isShown = () => document.querySelector('[data-sonner-toast]') !== null;

afterEach(async () => {
  if (typeof document === 'undefined') return;
  // Whether it is on its way is drawn a moment after it was decided.
  if (isShown()) await act(async () => undefined);
  if (leaving() !== null) await waitFor(() => expect(leaving()).toBeNull());
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** What a module of ours remembers is forgotten with the file; libraries are loaded once for many. */
afterAll(() => {
  vi.resetModules();
});
