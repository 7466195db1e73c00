import { LANGUAGE_FACTS } from '@lodestar/domain';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { loadStatements } from '../features/ability/api/load-statements.ts';
import { AbilityOutline } from '../features/ability/components/ability-outline.tsx';
import {
  AccountOutline,
  ConfirmEmailOutline,
  EditProfileOutline,
  ForgotPasswordOutline,
  LoginOutline,
  RegisterOutline,
  ResetPasswordOutline,
} from '../features/account/components/account-outlines.tsx';
import { AdminOutline } from '../features/admin/components/admin-outline.tsx';
import { JupaselectOutline } from '../features/admission/components/jupaselect-outline.tsx';
import { SharedOutline } from '../features/admission/show/shared-outline.tsx';
import { ChanceOutline } from '../features/chance/components/chance-outline.tsx';
import { SureOutline } from '../features/chance/sure/sure-opening.tsx';
import { EddyOutline } from '../features/eddy/components/eddy-outline.tsx';
import { AnalyticsOutline } from '../features/insights/analytics/analytics-outline.tsx';
import { PresentationComing } from '../features/insights/presentation/presentation-outline.tsx';
import { CompareOutline } from '../features/programmes/compare/compare-outline.tsx';
import { ProgrammeOutline } from '../features/programmes/components/programme-outline.tsx';
import { ProgrammesOutline } from '../features/programmes/components/programmes-outline.tsx';
import { DashboardOutline } from '../features/report/components/dashboard-outline.tsx';
import { ReportOutline } from '../features/report/components/report-outline.tsx';
import { AboutOutline } from '../features/support/about/about-opening.tsx';
import { HeroCarousel } from '../features/support/components/hero-carousel.tsx';
import { HelpOutline } from '../features/support/help/help-outline.tsx';
import { SurveyOutline } from '../features/support/survey/components/survey-outline.tsx';
import { TrajectoryOutline } from '../features/trajectory/components/trajectory-outline.tsx';
import { htmlLang, LANGUAGES, type Language } from '../shared/i18n/languages.ts';
import { loadLocale } from './catalogues.ts';
import { NotFoundPage } from './failure-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { entrancesFor, linkGroupsFor, linksIn, pathOf } from './route-table.ts';
import { BarLayout, LanguageChoice } from './shell/bar-layout.tsx';

const { statements } = await loadStatements();

/**
 * What of a page needs neither data nor script; `dashboard`: `/` for whoever is signed in, `unknown`: a path without a page,
 * `other`: a page that somebody may not see, or of which nothing is drawn.
 */
const PAGES: Readonly<Record<string, ReactNode>> = {
  '/': <HeroCarousel />,
  dashboard: <DashboardOutline />,
  '/jupaselect': <JupaselectOutline />,
  '/programmes': <ProgrammesOutline />,
  [pathOf('programme')]: <ProgrammeOutline list={pathOf('programmes')} />,
  '/help': <HelpOutline />,
  '/jupasurvey': <SurveyOutline />,
  '/login': <LoginOutline />,
  '/register': <RegisterOutline />,
  '/forgot-password': <ForgotPasswordOutline />,
  '/reset-password': <ResetPasswordOutline />,
  '/confirm-email': <ConfirmEmailOutline />,
  '/about': <AboutOutline />,
  '/compare': <CompareOutline />,
  '/shared': <SharedOutline mine={pathOf('jupaselect')} />,
  '/chance': <ChanceOutline sure={pathOf('sure')} />,
  '/how-sure': <SureOutline />,
  '/view-report': <ReportOutline />,
  '/edit-profile': <EditProfileOutline reportPath={pathOf('report')} />,
  '/account': <AccountOutline />,
  '/personality-test': <AbilityOutline total={statements.length} />,
  '/eddy': <EddyOutline />,
  '/trajectory': <TrajectoryOutline />,
  '/presentation': <PresentationComing />,
  '/analytics': <AnalyticsOutline />,
  '/admin': <AdminOutline />,
  unknown: <NotFoundPage />,
  other: <PageSkeleton />,
};

const NAMESPACES = [
  'common',
  'app',
  'support',
  'admission',
  'programmes',
  'account',
  'help',
  'survey',
  'about',
  'report',
  'ability',
  'admin',
  'analytics',
  'chance',
  'compare',
  'eddy',
  'presentation',
  'show',
  'sure',
  'trajectory',
];

async function textsOf(language: Language) {
  const catalogues = await Promise.all(
    NAMESPACES.map(async (name) => [name, await loadLocale(language, name)] as const),
  );
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    resources: { [language]: Object.fromEntries(catalogues) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return texts;
}

const VISITOR = { kind: 'visitor' } as const;

/** Drawn for a visitor, since nothing is known yet of who comes, and with no link marked as the current one. */
function FirstPaint({ language }: { readonly language: Language }) {
  return (
    <MemoryRouter initialEntries={['/first-paint']}>
      <BarLayout
        links={linksIn('bar', VISITOR)}
        groups={linkGroupsFor(VISITOR)}
        entrances={entrancesFor(VISITOR)}
        languages={<LanguageChoice language={language} syncing={false} />}
      />
      {Object.entries(PAGES).map(([path, page]) => (
        <main key={path} data-first-path={path}>
          {page}
        </main>
      ))}
    </MemoryRouter>
  );
}

/** Links lead on already; a button can do nothing until the script is there, so it takes no press either. */
async function markupIn(language: Language): Promise<string> {
  const texts = await textsOf(language);
  return renderToStaticMarkup(
    <div className="first-paint" lang={htmlLang(language)}>
      <I18nextProvider i18n={texts}>
        <FirstPaint language={language} />
      </I18nextProvider>
    </div>,
    // All languages stand in one document, which holds each id once.
    { identifierPrefix: language },
  ).replaceAll('<button ', '<button inert ');
}

/**
 * Markup that stands in index.html until the script draws the page: the bar and the upper part of each page, in every
 * language. The page's language and path, known before the first paint, choose the one that is shown. Made when this
 * module is loaded, which only the build does.
 */
export const FIRST_PAINT_MARKUP = (await Promise.all(LANGUAGES.map(markupIn))).join('');

/** What first-paint.js needs to know of each language: its code, its tag, and the tags of browsers that ask for it. */
export const FIRST_PAINT_LANGUAGES = LANGUAGES.map((language) => {
  const { tag, asked } = LANGUAGE_FACTS[language];
  return [language, tag, asked.source] as const;
});
