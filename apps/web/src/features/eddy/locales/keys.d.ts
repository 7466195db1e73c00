import type eddy from './en.json';

declare module '../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    eddy: typeof eddy;
  }
}
