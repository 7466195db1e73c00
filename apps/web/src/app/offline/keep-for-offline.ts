import type { i18n } from 'i18next';
import { Workbox } from 'workbox-window';
import { notify } from '../../shared/ui/toast.ts';

/** Fetched by way of the worker, which keeps it: a first visit waits for neither. */
const keepCatalogue = () => import('./keep-catalogue.ts').then((module) => module.keepCatalogue());

/**
 * Lets the pages open without a network from now on. A version that came later waits; taking it up is offered, since it
 * loads the page again.
 */
export function keepForOffline(texts: Pick<i18n, 't'>): void {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox('/sw.js');
  const takeUp = () => {
    worker.addEventListener('controlling', () => location.reload());
    worker.messageSkipWaiting();
  };
  worker.addEventListener('waiting', () =>
    notify('plain', texts.t('app:newVersion.text'), {
      label: texts.t('app:newVersion.action'),
      onPress: takeUp,
    }),
  );
  // A browser that allows no service worker goes on as before.
  worker.register().catch(() => undefined);
  worker.controlling.then(keepCatalogue).catch(() => undefined);
}
