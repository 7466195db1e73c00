import type privacy from './en.json';

declare module '../../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    privacy: typeof privacy;
  }
}
