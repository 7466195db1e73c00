import type { i18n } from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepForOffline } from './keep-for-offline.ts';

const notify = vi.hoisted(() => vi.fn<(kind: string, text: string, action?: Offer) => void>());
const worker = vi.hoisted(() => ({
  listeners: new Map<string, () => void>(),
  skipped: 0,
  /** No worker is in control yet, so there is nothing to keep either. */
  controlling: new Promise<never>(() => undefined),
}));

interface Offer {
  readonly label: string;
  readonly onPress: () => void;
}

vi.mock('../../shared/ui/toast.ts', () => ({ notify }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    controlling = worker.controlling;
    register = () => Promise.resolve();
    addEventListener = (kind: string, listen: () => void) => worker.listeners.set(kind, listen);
    messageSkipWaiting = () => {
      worker.skipped += 1;
    };
  },
}));

const reload = vi.fn();
const texts = { t: (key: string) => key } as Pick<i18n, 't'>;

beforeEach(() => {
  worker.listeners.clear();
  worker.skipped = 0;
  notify.mockClear();
  reload.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('location', { reload });
});

test('a new version is offered, and taken up by whoever presses; until then nothing is loaded again', () => {
  keepForOffline(texts);
  expect(notify).not.toHaveBeenCalled();
  worker.listeners.get('waiting')?.();
  const [, text, offer] = notify.mock.lastCall ?? [];
  expect([text, offer?.label]).toEqual(['app:newVersion.text', 'app:newVersion.action']);
  expect([worker.skipped, worker.listeners.has('controlling')]).toEqual([0, false]);

  offer?.onPress();
  expect([worker.skipped, reload.mock.calls.length]).toEqual([1, 0]);
  worker.listeners.get('controlling')?.();
  expect(reload).toHaveBeenCalledOnce();
});

test('a browser without service workers is left alone', () => {
  vi.stubGlobal('navigator', {});
  keepForOffline(texts);
  expect(worker.listeners.size).toBe(0);
});
