import type app from './en.json';

declare module '../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    app: typeof app;
  }
}
