import { browserStorage } from '../shared/browser-storage.ts';
import { settleFirstLanguage, startI18n } from '../shared/i18n/i18n.ts';
import { currentSession, restoreSession, settledSession, watchSession } from '../shared/session.ts';
import '../shared/zod-without-eval.ts';
import './app.css';
import type { i18n } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadLocale } from './catalogues.ts';
import { watchEndedSessions } from './ended-sessions.ts';
import { refusedTo } from './guards.tsx';
import { fetchPage } from './page-fetching.ts';
import { Pages } from './pages.tsx';
import { Providers } from './providers.tsx';
import { routeAt } from './route-table.ts';

/** Milliseconds; by then the page that was asked for is drawn and has its data. */
const CALM_MS = 4000;

restoreSession();
watchSession();
watchEndedSessions();
const starting = startI18n(loadLocale, ['common', 'app']);
const pageIsThere = openFirstPage();

function show(root: HTMLElement, texts: i18n): void {
  // In turns: a phone answers touches while the page is drawn.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers texts={texts}>
          <BrowserRouter>
            <Pages texts={starting} />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    ),
  );
  const session = currentSession();
  const user = session.kind === 'checking' ? session.known : session;
  void settleFirstLanguage(texts, {
    storage: browserStorage,
    preferred: user?.kind === 'signedIn' ? user.preferredLanguage : null,
    browserLanguage: navigator.language,
    reload: () => location.reload(),
  });
  if (import.meta.env.PROD) whenCalm(() => void keepForOffline(texts));
}

/** Without a network, or where it cannot be fetched, the next visit tries. */
async function keepForOffline(texts: i18n): Promise<void> {
  if (!navigator.onLine) return;
  const offline = await import('./offline/keep-for-offline.ts').catch(() => null);
  offline?.keepForOffline(texts);
}

/** After everything that somebody waits for, which takes a slow phone longer. */
function whenCalm(work: () => void): void {
  const begin = () => setTimeout(work, CALM_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** Fetches the page at the address, or the one to which somebody is sent who may not see it; until it is there, index.html shows what it holds ahead. */
async function openFirstPage(): Promise<void> {
  const route = routeAt(location.pathname);
  if (route === undefined) return;
  const { settled } = fetchPage(route.key, starting);
  if (route.access !== 'public') {
    const elsewhere = refusedTo(route.access, await settledSession(), location.pathname + location.search);
    if (elsewhere !== null) {
      history.replaceState(null, '', elsewhere);
      return openFirstPage();
    }
  }
  return settled;
}

const root = document.getElementById('root');
if (root) {
  starting.then(
    (texts) => pageIsThere.then(() => show(root, texts)),
    () => showStartFailure(root),
  );
}

/** Shows the words that index.html keeps for the case that no catalogue can be fetched. */
function showStartFailure(root: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#start-failure');
  if (!template) return;
  root.replaceChildren(template.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
