import { fillPath, ROUTES } from '@lodestar/contract/routes';
import type { i18n } from 'i18next';
import { Workbox } from 'workbox-window';
import { call } from '../../shared/api/call.ts';
import { loadCatalogue, loadInstitutions, loadYears } from '../../shared/programme/catalogue-calls.ts';
import { notify } from '../../shared/ui/toast.ts';

/** What JUPASelect, the programmes and their receipts are worked out from: asked for once, so that it is kept. */
async function keepCatalogue(): Promise<void> {
  const { signal } = new AbortController();
  const { current } = await loadYears(signal);
  if (await caches.match(fillPath(ROUTES.yearInColumns.path, { collection: current }))) return;
  await Promise.all([loadCatalogue(current, signal), loadInstitutions(current, signal), call('pageConfig')]);
}

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
