import { beforeEach, vi } from 'vitest';

class NearObserver {
  readonly #notify: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe() {
    this.#notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Every part of the page is near the window in this file's tests: happy-dom has no layout that could tell. */
export function everythingNear(): void {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver));
}
