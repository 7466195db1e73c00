import type admin from './en.json';

declare module '../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    admin: typeof admin;
  }
}
