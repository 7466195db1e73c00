import type analytics from './en.json';

declare module '../../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    analytics: typeof analytics;
  }
}
