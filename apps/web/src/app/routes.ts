import type { i18n } from 'i18next';
import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router';
import type { Namespace } from '../shared/i18n/catalogue-keys.ts';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { loadChunk } from './chunk.ts';
import { NotFoundPage, RouteFailure } from './failure-page.tsx';
import { guard } from './guards.ts';
import type { RouteHandle } from './navigation/use-document-title.ts';
import { comparePath, type PageKey, pathOf, programmePath, ROUTES, type Route } from './route-table.ts';
import { Shell } from './shell/shell.tsx';

function pageRoute(route: Route, texts: Promise<i18n>): RouteObject {
  return {
    path: route.path,
    handle: { page: route.key } satisfies RouteHandle,
    loader: guard(route.access),
    lazy: async () => {
      const page = PAGES[route.key];
      if (!page) throw new Error(`${route.key} has no page`);
      const [Component] = await Promise.all([
        loadChunk(route.key, () => page.load(texts)),
        texts.then((instance) => loadChunk(`${route.key}.json`, () => loadTexts(instance, page.namespaces))),
      ]);
      return { Component };
    },
  };
}

/** The pages inside the shell; a page that breaks leaves the shell standing. */
export function pageRoutes(texts: Promise<i18n>): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteFailure,
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            ...ROUTES.map((route) => pageRoute(route, texts)),
            { path: '*', handle: { page: 'notFound' } satisfies RouteHandle, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

interface Page {
  readonly load: (texts: Promise<i18n>) => Promise<ComponentType>;
  /** Catalogues the page is worded with. */
  readonly namespaces: readonly Namespace[];
}

/** The built pages, each a script of its own. */
const PAGES: Partial<Record<PageKey, Page>> = {
  home: {
    load: () => import('./home-page.tsx').then((module) => module.HomePage),
    namespaces: ['support'],
  },
  jupaselect: {
    load: async () => {
      const [{ JupaselectPage }, { inQueryScope }] = await Promise.all([
        import('../features/admission/jupaselect-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      return inQueryScope(() =>
        createElement(JupaselectPage, {
          paths: {
            shared: pathOf('shared'),
            chance: pathOf('chance'),
            sure: pathOf('sure'),
            compare: comparePath,
          },
        }),
      );
    },
    namespaces: ['admission', 'lists'],
  },
  compare: {
    load: async () => {
      const [{ ComparePage }, { inQueryScope }] = await Promise.all([
        import('../features/programmes/compare/compare-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      const paths = { programmeOf: programmePath, grades: pathOf('jupaselect') };
      return inQueryScope(() => createElement(ComparePage, { paths }));
    },
    namespaces: ['compare', 'programmes', 'admission'],
  },
  shared: {
    load: async () => {
      const [{ SharedListPage }, { inQueryScope }] = await Promise.all([
        import('../features/admission/shared-list-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      const paths = {
        shared: pathOf('shared'),
        compare: comparePath,
        mine: pathOf('jupaselect'),
        programmeOf: programmePath,
      };
      return inQueryScope(() => createElement(SharedListPage, { paths }));
    },
    namespaces: ['show', 'lists', 'admission'],
  },
  programmes: {
    load: async () => {
      const [{ ProgrammesPage }, { inQueryScope }] = await Promise.all([
        import('../features/programmes/programmes-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      const paths = { programmeOf: programmePath, compare: comparePath };
      return inQueryScope(() => createElement(ProgrammesPage, { paths }));
    },
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
    namespaces: ['programmes', 'admission'],
  },
  chance: {
    load: async () => {
      const [{ ChancePage }, { inQueryScope }] = await Promise.all([
        import('../features/chance/chance-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      const paths = { grades: pathOf('jupaselect'), sure: pathOf('sure') };
      return inQueryScope(() => createElement(ChancePage, { paths }));
    },
    namespaces: ['chance', 'admission'],
  },
  sure: {
    load: async () => {
      const { SurePage } = await import('../features/chance/sure/sure-page.tsx');
      return () => createElement(SurePage, { chancePath: pathOf('chance') });
    },
    namespaces: ['sure'],
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
    load: async () => {
      const [{ PresentationPage }, { inQueryScope }] = await Promise.all([
        import('../features/insights/presentation/presentation-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      return inQueryScope(PresentationPage);
    },
    namespaces: ['presentation', 'insights', 'findings'],
  },
  analytics: {
    load: async () => {
      const [{ AnalyticsPage, askAhead }, { inQueryScope, queries }] = await Promise.all([
        import('../features/insights/analytics/analytics-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      askAhead(queries);
      return inQueryScope(AnalyticsPage);
    },
    namespaces: ['analytics', 'insights', 'admission'],
  },
  admin: {
    load: async () => {
      const [{ AdminPage }, { inQueryScope }] = await Promise.all([
        import('../features/admin/admin-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      return inQueryScope(AdminPage);
    },
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
    load: async () => {
      const [{ ReportPage }, { inQueryScope }] = await Promise.all([
        import('../features/report/report-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      return inQueryScope(ReportPage);
    },
    namespaces: ['report', 'admission', 'lists'],
  },
  profile: {
    load: async () => {
      const [{ EditProfilePage }, { inQueryScope }] = await Promise.all([
        import('../features/account/edit-profile-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      return inQueryScope(() => createElement(EditProfilePage, { reportPath: pathOf('report') }));
    },
    namespaces: ['account'],
  },
  account: {
    load: async () => {
      const [{ AccountPage }, { inQueryScope }] = await Promise.all([
        import('../features/account/account-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      return inQueryScope(AccountPage);
    },
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
