import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Lazy scripts, debounces and a busy machine: longer than the library waits by itself. */
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
