import type presentation from './en.json';

declare module '../../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    presentation: typeof presentation;
  }
}
