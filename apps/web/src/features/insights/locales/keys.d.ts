import type insights from './en.json';

declare module '../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    insights: typeof insights;
  }
}
