import { type ComponentType, createElement } from 'react';
import type { Namespace } from '../shared/i18n/catalogue-keys.ts';
import { builtRoute, type PageKey } from './route-table.ts';

interface Page {
  readonly load: () => Promise<ComponentType>;
  /** Catalogues the page is worded with. */
  readonly namespaces: readonly Namespace[];
}

/** The built pages, each a script of its own. */
export const PAGES: Partial<Record<PageKey, Page>> = {
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
      return inQueryScope(JupaselectPage);
    },
    namespaces: ['admission'],
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
      const reportPath = builtRoute('report')?.path ?? '/';
      return () => createElement(AbilityTestPage, { file, reportPath });
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
    namespaces: ['report', 'admission'],
  },
  profile: {
    load: async () => {
      const [{ EditProfilePage }, { inQueryScope }] = await Promise.all([
        import('../features/account/edit-profile-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      const reportPath = builtRoute('report')?.path ?? null;
      return inQueryScope(() => createElement(EditProfilePage, { reportPath }));
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
  eddy: {
    load: async () => {
      const [{ EddyPage }, { EddyReceipt }, { inQueryScope }] = await Promise.all([
        import('../features/counsellor/eddy-page.tsx'),
        import('./eddy-receipt.tsx'),
        import('./query-scope.tsx'),
      ]);
      const trajectoryPath = builtRoute('trajectory')?.path ?? null;
      return inQueryScope(() => createElement(EddyPage, { Receipt: EddyReceipt, trajectoryPath }));
    },
    namespaces: ['counsellor'],
  },
  trajectory: {
    load: async () => {
      const { TrajectoryPage } = await import('../features/trajectory/trajectory-page.tsx');
      const eddyPath = builtRoute('eddy')?.path ?? null;
      return () => createElement(TrajectoryPage, { eddyPath });
    },
    namespaces: ['trajectory'],
  },
};
