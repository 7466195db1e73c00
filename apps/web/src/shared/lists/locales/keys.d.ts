import type lists from './en.json';

declare module '../../i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    lists: typeof lists;
  }
}
