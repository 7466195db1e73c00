import './app.css';
import '../shared/zod-without-eval.ts';
import type { i18n } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserStorage } from '../shared/browser-storage.ts';
import { settleFirstLanguage } from '../shared/i18n/first-visit.ts';
import { startI18n } from '../shared/i18n/i18n.ts';
import { watchSession } from '../shared/session/watch-session.ts';
import { currentSession, restoreSession } from '../shared/session.ts';
import { loadCatalogue } from './catalogues.ts';
import { Providers } from './providers.tsx';
import { pageRoutes } from './routes.ts';
import { showStartFailure } from './start-failure.ts';

restoreSession();
watchSession();
const starting = startI18n(loadCatalogue, ['common', 'app']);
const router = createBrowserRouter(pageRoutes(starting));

function show(root: HTMLElement, texts: i18n): void {
  // In turns: a phone answers touches while the page is drawn.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers texts={texts}>
          <RouterProvider router={router} />
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
}

/** Until then index.html shows what it holds ahead. */
function pageIsThere(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

const root = document.getElementById('root');
if (root) {
  starting.then(
    (texts) => pageIsThere().then(() => show(root, texts)),
    () => showStartFailure(root),
  );
}
