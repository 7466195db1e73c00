import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** Lazy scripts, debounces and a busy machine: longer than the library waits by itself. */
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** What a module of ours remembers is forgotten with the file; libraries are loaded once for many. */
afterAll(() => {
  vi.resetModules();
});
