import type report from './en.json';

declare module '../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    report: typeof report;
  }
}
