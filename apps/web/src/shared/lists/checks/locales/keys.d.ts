import type checks from './en.json';

declare module '../../../i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    checks: typeof checks;
  }
}
