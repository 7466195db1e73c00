import type formula from './en.json';

declare module '../../../../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    formula: typeof formula;
  }
}
