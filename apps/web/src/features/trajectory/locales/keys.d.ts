import type trajectory from './en.json';

declare module '../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    trajectory: typeof trajectory;
  }
}
