import { yearInHongKong } from '@lodestar/domain';
import { X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { usePageConfig } from '../../shared/api/use-page-config.ts';
import { closeContact, useContactRequest } from '../../shared/contact/contact-request.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { useLanguageSwitch } from '../../shared/i18n/use-language-switch.ts';
import { useShownPageName } from '../../shared/page-name.ts';
import { useLastSession } from '../../shared/session/use-session.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { topNotice } from '../../shared/ui/tells-height.ts';
import { notify } from '../../shared/ui/toast.ts';
import { useNear } from '../../shared/ui/use-near.ts';
import { useOnline } from '../../shared/use-online.ts';
import { FailureBoundary } from '../failure-page.tsx';
import { useSessionEnd } from '../guards.tsx';
import { useScrollRestoration } from '../navigation/scroll-restoration.ts';
import { useIsPageUnderWay } from '../page-fetching.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import {
  entrancesFor,
  hasFooter,
  type LinkGroup,
  linkGroupsFor,
  linksIn,
  type Route,
  routeAt,
} from '../route-table.ts';
import { AccountBarPart, AccountWorkPart, AgreementPart } from './account-part.tsx';
import { BarLayout, Brand, LanguageChoice } from './bar-layout.tsx';

/** As tall as what the bar leaves of the window, so that the footer neither comes into view nor jumps while a page arrives. */
const ABOVE_FOOTER = 'min-h-[calc(100dvh-3.5rem-1px)] print:min-h-0';

/** What surrounds every page. */
export function Shell() {
  const { t } = useTranslation('app');
  const { pathname, key } = useLocation();
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
      <main
        id="main"
        tabIndex={-1}
        className={classNames('flex-1 outline-none', hasFooter(pathname) && ABOVE_FOOTER)}
      >
        <FailureBoundary place={key}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </FailureBoundary>
      </main>
      {hasFooter(pathname) && <Footer />}
      {hasFooter(pathname) && <div className="h-[var(--page-notice,0px)] print:hidden" />}
      <AgreementPart />
      <AccountWorkPart />
      <ContactPart />
    </div>
  );
}

/** A hairline under the bar while the next page is fetched; it appears only when that takes a moment. */
function NavigationProgress() {
  const { t } = useTranslation('app');
  const underWay = useIsPageUnderWay();
  return (
    <div role="status" className="sticky top-14 z-(--z-sticky) h-0">
      {underWay && (
        <span className="late-appearance block h-0.5 bg-accent">
          <span className="sr-only">{t('loadingPage')}</span>
        </span>
      )}
    </div>
  );
}

/** After a navigation the focus goes to the main heading, so that a screen reader reads where one is. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Says that the connection is gone, under the bar and above the page; can be put away until the next time. */
function OfflineNotice() {
  const { t } = useTranslation(['app', 'common']);
  const online = useOnline();
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (online) setDismissed(false);
  }, [online]);
  if (online || dismissed) return null;
  return (
    <div
      ref={topNotice}
      className="sticky top-[calc(3.5rem+1px)] z-(--z-sticky) bg-paper px-(--gutter) py-2 print:hidden"
    >
      <div className="mx-auto max-w-xl">
        <Banner
          tone="offline"
          action={
            <IconButton
              label={t('common:action.dismiss')}
              className="-my-2 -me-3 text-warn hover:bg-transparent"
              onClick={() => setDismissed(true)}
            >
              <X aria-hidden="true" />
            </IconButton>
          }
        >
          {t('offline')}
        </Banner>
      </div>
    </div>
  );
}

const LINK = 'inline-flex min-h-(--tap) items-center break-all text-ink-2';

export function Footer() {
  const { t } = useTranslation('app');
  const [ref, near] = useNear<HTMLElement>();
  const session = useLastSession();
  const config = usePageConfig(near);
  return (
    <footer ref={ref} className="mt-16 border-line border-t py-8 text-muted text-sm">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3">
        <Brand />
        <span>{t('footer.copyright', { year: yearInHongKong(new Date()) })}</span>
        <span>{t('footer.reference')}</span>
        {config?.footerCredit && <span>{config.footerCredit}</span>}
        {linksIn('lodestar', session).map((route) => (
          <Link key={route.key} to={route.path} className={LINK}>
            {t(`page.${route.key}`)}
          </Link>
        ))}
        {config?.contactEmail && (
          <a href={`mailto:${config.contactEmail}`} className={LINK}>
            {t('footer.contact', { email: config.contactEmail })}
          </a>
        )}
      </div>
    </footer>
  );
}

/** `fullWidth`: the bar reaches from edge to edge, as on the trajectory map. */
export function TopBar({ fullWidth }: { readonly fullWidth: boolean }) {
  const { links, groups, entrances } = useBarLinks();
  return (
    <BarLayout
      links={links}
      groups={groups}
      entrances={entrances}
      languages={<LanguageSwitcher />}
      account={<AccountBarPart groups={groups} />}
      fullWidth={fullWidth}
    />
  );
}

interface BarLinks {
  readonly links: readonly Route[];
  readonly groups: readonly LinkGroup[];
  readonly entrances: readonly Route[];
}

/** The links that whoever uses the page may follow; while a saved token is checked, whoever it was when last seen. */
function useBarLinks(): BarLinks {
  const session = useLastSession();
  return {
    links: linksIn('bar', session),
    groups: linkGroupsFor(session),
    entrances: entrancesFor(session),
  };
}

export function LanguageSwitcher() {
  const { language, syncing, choose } = useLanguageSwitch();
  return <LanguageChoice language={language} syncing={syncing} onChoose={choose} />;
}

type ContactDialog = typeof import('../../features/support/contact/contact-dialog.tsx').ContactDialog;

/** The contact dialog over whatever page asks for it; its script is fetched when it first opens. */
export function ContactPart() {
  const { t, i18n } = useTranslation('app');
  const { open, context } = useContactRequest();
  const [dialog, setDialog] = useState<{ readonly Dialog: ContactDialog } | null>(null);

  useEffect(() => {
    if (!open || dialog !== null) return;
    Promise.all([
      import('../../features/support/contact/contact-dialog.tsx'),
      loadTexts(i18n, ['contact']),
    ]).then(
      ([module]) => setDialog({ Dialog: module.ContactDialog }),
      () => {
        closeContact();
        notify('error', t('contactNotLoaded'));
      },
    );
  }, [open, dialog, i18n, t]);

  return dialog && <dialog.Dialog open={open} context={context} onClose={closeContact} />;
}

/** Names the tab after the page, in the language of the page. */
function useDocumentTitle(): void {
  const { t } = useTranslation('app');
  const page = routeAt(useLocation().pathname)?.key ?? 'notFound';
  const shown = useShownPageName();
  useEffect(() => {
    document.title = page === 'home' ? t('homeTitle') : t('title', { page: shown ?? t(`page.${page}`) });
  }, [page, shown, t]);
}
