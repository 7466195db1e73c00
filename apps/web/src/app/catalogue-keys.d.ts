import type ability from '../features/ability/locales/en.json';
import type account from '../features/account/locales/en.json';
import type privacy from '../features/account/privacy/locales/en.json';
import type session from '../features/account/session/locales/en.json';
import type admin from '../features/admin/locales/en.json';
import type admission from '../features/admission/locales/en.json';
import type show from '../features/admission/show/locales/en.json';
import type chance from '../features/chance/locales/en.json';
import type sure from '../features/chance/sure/locales/en.json';
import type eddy from '../features/eddy/locales/en.json';
import type analytics from '../features/insights/analytics/locales/en.json';
import type insights from '../features/insights/locales/en.json';
import type presentation from '../features/insights/presentation/locales/en.json';
import type compare from '../features/programmes/compare/locales/en.json';
import type programmes from '../features/programmes/locales/en.json';
import type report from '../features/report/locales/en.json';
import type about from '../features/support/about/locales/en.json';
import type contact from '../features/support/contact/locales/en.json';
import type help from '../features/support/help/locales/en.json';
import type support from '../features/support/locales/en.json';
import type sample from '../features/support/sample/locales/en.json';
import type survey from '../features/support/survey/locales/en.json';
import type trajectory from '../features/trajectory/locales/en.json';
import type findings from '../shared/findings/locales/en.json';
import type lists from '../shared/lists/locales/en.json';
import type sources from '../shared/programme/sources/locales/en.json';
import type app from './locales/en.json';

/** The keys of every catalogue but the common one, by its namespace: that of its folder. */
declare module '../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    ability: typeof ability;
    about: typeof about;
    account: typeof account;
    admin: typeof admin;
    admission: typeof admission;
    analytics: typeof analytics;
    app: typeof app;
    chance: typeof chance;
    compare: typeof compare;
    contact: typeof contact;
    eddy: typeof eddy;
    findings: typeof findings;
    help: typeof help;
    insights: typeof insights;
    lists: typeof lists;
    presentation: typeof presentation;
    privacy: typeof privacy;
    programmes: typeof programmes;
    report: typeof report;
    sample: typeof sample;
    session: typeof session;
    show: typeof show;
    sources: typeof sources;
    support: typeof support;
    sure: typeof sure;
    survey: typeof survey;
    trajectory: typeof trajectory;
  }
}
