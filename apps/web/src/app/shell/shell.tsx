import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useScrollRestoration } from '../navigation/scroll-restoration.ts';
import { useDocumentTitle } from '../navigation/use-document-title.ts';
import { useHeadingFocus } from '../navigation/use-heading-focus.ts';
import { useSessionEnd } from '../navigation/use-session-end.ts';
import { hasFooter } from '../route-table.ts';
import { AccountWorkPart } from './account-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { TopBar } from './top-bar.tsx';

/** What surrounds every page. */
export function Shell() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  useDocumentTitle();
  useScrollRestoration();
  useHeadingFocus();
  useSessionEnd();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute start-4 top-2 z-(--z-toast) -translate-y-20 rounded-2 bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <TopBar fullWidth={pathname === '/trajectory'} />
      <NavigationProgress />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      {hasFooter(pathname) && <Footer />}
      <AccountWorkPart />
      <ContactPart />
    </div>
  );
}
