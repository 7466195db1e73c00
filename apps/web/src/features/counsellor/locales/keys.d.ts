import type counsellor from './en.json';

declare module '../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    counsellor: typeof counsellor;
  }
}
