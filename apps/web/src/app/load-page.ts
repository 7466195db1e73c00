import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ComponentType, createElement } from 'react';
import type { Namespace } from '../shared/i18n/catalogue-keys.ts';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { loadChunk } from './chunk.ts';
import { comparePath, type PageKey, pathOf, programmePath } from './route-table.ts';

/** Fetches a page with the texts that it is worded with. */
export async function loadPage(key: PageKey, texts: Promise<i18n>): Promise<ComponentType> {
  const page = PAGES[key];
  const [Component] = await Promise.all([
    loadChunk(key, () => page.load(texts)),
    texts.then((instance) => loadChunk(`${key}.json`, () => loadTexts(instance, page.namespaces))),
  ]);
  return Component;
}

interface Page {
  readonly load: (texts: Promise<i18n>) => Promise<ComponentType>;
  /** Catalogues the page is worded with. */
  readonly namespaces: readonly Namespace[];
}

/** Loads a page together with what keeps the answers to its calls. */
function queried<Module>(
  load: () => Promise<Module>,
  page: (module: Module, queries: QueryClient) => ComponentType,
): Page['load'] {
  return async () => {
    const [module, { inQueryScope, queries }] = await Promise.all([load(), import('./query-scope.tsx')]);
    return inQueryScope(page(module, queries));
  };
}

/** The pages, each a script of its own. */
const PAGES: Readonly<Record<PageKey, Page>> = {
  home: {
    load: async (texts) => {
      const { HomePage, loadHome } = await import('./home-page.tsx');
      await loadHome(await texts);
      return HomePage;
    },
    namespaces: [],
  },
  jupaselect: {
    load: queried(
      () => import('../features/admission/jupaselect-page.tsx'),
      ({ JupaselectPage }) => {
        const paths = {
          shared: pathOf('shared'),
          chance: pathOf('chance'),
          sure: pathOf('sure'),
          compare: comparePath,
        };
        return () => createElement(JupaselectPage, { paths });
      },
    ),
    namespaces: ['admission', 'lists'],
  },
  compare: {
    load: queried(
      () => import('../features/programmes/compare/compare-page.tsx'),
      ({ ComparePage }) =>
        () =>
          createElement(ComparePage, { paths: { programmeOf: programmePath, grades: pathOf('jupaselect') } }),
    ),
    namespaces: ['compare', 'programmes', 'admission'],
  },
  shared: {
    load: queried(
      () => import('../features/admission/shared-list-page.tsx'),
      ({ SharedListPage }) => {
        const paths = {
          shared: pathOf('shared'),
          compare: comparePath,
          mine: pathOf('jupaselect'),
          programmeOf: programmePath,
        };
        return () => createElement(SharedListPage, { paths });
      },
    ),
    namespaces: ['show', 'lists', 'admission'],
  },
  programmes: {
    load: queried(
      () => import('../features/programmes/programmes-page.tsx'),
      ({ ProgrammesPage }) =>
        () =>
          createElement(ProgrammesPage, { paths: { programmeOf: programmePath, compare: comparePath } }),
    ),
    namespaces: ['programmes', 'admission', 'lists'],
  },
  programme: {
    load: async (texts) => {
      const [
        { ProgrammePage, askAhead },
        { ProgrammeStanding, ProgrammeRules, ProgrammeSourceLines },
        { inQueryScope, queries },
      ] = await Promise.all([
        import('../features/programmes/programme-page.tsx'),
        import('../features/admission/components/receipt/programme-parts.tsx'),
        import('./query-scope.tsx'),
      ]);
      if (document.documentElement.dataset.first === pathOf('programme')) await askAhead(queries, texts);
      const parts = { ProgrammeStanding, ProgrammeRules, ProgrammeSourceLines };
      const paths = {
        list: pathOf('programmes'),
        grades: pathOf('jupaselect'),
        compareWith: (code: string) => comparePath([code]),
      };
      return inQueryScope(() => createElement(ProgrammePage, { parts, paths }));
    },
    namespaces: ['programmes', 'admission', 'receipt'],
  },
  chance: {
    load: queried(
      () => import('../features/chance/chance-page.tsx'),
      ({ ChancePage }) =>
        () =>
          createElement(ChancePage, { paths: { grades: pathOf('jupaselect'), sure: pathOf('sure') } }),
    ),
    namespaces: ['chance', 'admission'],
  },
  sure: {
    load: async () => {
      const { SurePage } = await import('../features/chance/sure/sure-page.tsx');
      return () => createElement(SurePage, { chancePath: pathOf('chance') });
    },
    namespaces: ['sure', 'admission'],
  },
  about: {
    load: () => import('../features/support/about/about-page.tsx').then((module) => module.AboutPage),
    namespaces: ['about', 'support'],
  },
  help: {
    load: () => import('../features/support/help/help-page.tsx').then((module) => module.HelpPage),
    namespaces: ['help'],
  },
  presentation: {
    load: queried(
      () => import('../features/insights/presentation/presentation-page.tsx'),
      (module) => module.PresentationPage,
    ),
    namespaces: ['presentation', 'insights', 'findings'],
  },
  analytics: {
    load: queried(
      () => import('../features/insights/analytics/analytics-page.tsx'),
      ({ AnalyticsPage, askAhead }, queries) => {
        askAhead(queries);
        return AnalyticsPage;
      },
    ),
    namespaces: ['analytics', 'insights', 'admission'],
  },
  admin: {
    load: queried(
      () => import('../features/admin/admin-page.tsx'),
      (module) => module.AdminPage,
    ),
    namespaces: ['admin'],
  },
  survey: {
    load: () => import('../features/support/survey/survey-page.tsx').then((module) => module.SurveyPage),
    namespaces: ['survey', 'admission'],
  },
  login: {
    load: () => import('../features/account/login-page.tsx').then((module) => module.LoginPage),
    namespaces: ['account'],
  },
  register: {
    load: () => import('../features/account/register-page.tsx').then((module) => module.RegisterPage),
    namespaces: ['account', 'privacy'],
  },
  personalityTest: {
    load: async () => {
      const [{ AbilityTestPage }, { loadStatements }] = await Promise.all([
        import('../features/ability/ability-test-page.tsx'),
        import('../features/ability/api/load-statements.ts'),
      ]);
      const file = await loadStatements();
      return () => createElement(AbilityTestPage, { file, reportPath: pathOf('report') });
    },
    namespaces: ['ability'],
  },
  report: {
    load: queried(
      () => import('../features/report/report-page.tsx'),
      (module) => module.ReportPage,
    ),
    namespaces: ['report', 'admission'],
  },
  profile: {
    load: queried(
      () => import('../features/account/edit-profile-page.tsx'),
      ({ EditProfilePage }) =>
        () =>
          createElement(EditProfilePage, { reportPath: pathOf('report') }),
    ),
    namespaces: ['account'],
  },
  account: {
    load: queried(
      () => import('../features/account/account-page.tsx'),
      (module) => module.AccountPage,
    ),
    namespaces: ['account', 'privacy'],
  },
  forgotPassword: {
    load: () =>
      import('../features/account/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
    namespaces: ['account'],
  },
  resetPassword: {
    load: () =>
      import('../features/account/reset-password-page.tsx').then((module) => module.ResetPasswordPage),
    namespaces: ['account'],
  },
  confirmEmail: {
    load: () =>
      import('../features/account/confirm-email-page.tsx').then((module) => module.ConfirmEmailPage),
    namespaces: ['account'],
  },
  eddy: {
    load: async () => {
      const [{ EddyPage }, { EddyReceipt }, { inQueryScope }] = await Promise.all([
        import('../features/eddy/eddy-page.tsx'),
        import('./eddy-receipt.tsx'),
        import('./query-scope.tsx'),
      ]);
      const trajectoryPath = pathOf('trajectory');
      return inQueryScope(() => createElement(EddyPage, { Receipt: EddyReceipt, trajectoryPath }));
    },
    namespaces: ['eddy'],
  },
  trajectory: {
    load: async () => {
      const { TrajectoryPage } = await import('../features/trajectory/trajectory-page.tsx');
      return () => createElement(TrajectoryPage, { eddyPath: pathOf('eddy') });
    },
    namespaces: ['trajectory'],
  },
};
