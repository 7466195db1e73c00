import { fillPath, ROUTES } from '@lodestar/contract/routes';
import { call } from '../../shared/api/call.ts';
import { loadCatalogue, loadInstitutions, loadYears } from '../../shared/programme/catalogue-calls.ts';

/** What JUPASelect, the programmes and their receipts are worked out from: asked for once, so that it is kept. */
export async function keepCatalogue(): Promise<void> {
  const { signal } = new AbortController();
  const { current } = await loadYears(signal);
  if (await caches.match(fillPath(ROUTES.yearInColumns.path, { collection: current }))) return;
  await Promise.all([loadCatalogue(current, signal), loadInstitutions(current, signal), call('pageConfig')]);
}
