import type programmes from './en.json';

declare module '../../../shared/i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    programmes: typeof programmes;
  }
}
