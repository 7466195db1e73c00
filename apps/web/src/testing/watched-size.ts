import { vi } from 'vitest';

/** Puts a watcher of sizes in place of the browser's; call what comes back when what is watched has grown or shrunk. */
export function watchSizes(): () => void {
  let tellWatcher = () => {};
  class WatchedSize {
    constructor(tell: () => void) {
      tellWatcher = tell;
    }
    observe() {
      tellWatcher();
    }
    disconnect() {
      tellWatcher = () => {};
    }
  }
  vi.stubGlobal('ResizeObserver', WatchedSize);
  return () => tellWatcher();
}
