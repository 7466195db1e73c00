import type receipt from './en.json';

declare module '../../../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    receipt: typeof receipt;
  }
}
