import type about from './en.json';

declare module '../../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    about: typeof about;
  }
}
