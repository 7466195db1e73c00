import type session from './en.json';

declare module '../../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    session: typeof session;
  }
}
