import type help from './en.json';

declare module '../../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    help: typeof help;
  }
}
