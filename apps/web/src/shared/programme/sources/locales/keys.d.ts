import type sources from './en.json';

declare module '../../../i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    sources: typeof sources;
  }
}
