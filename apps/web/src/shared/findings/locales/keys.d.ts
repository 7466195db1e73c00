import type findings from './en.json';

declare module '../../i18n/catalogue-keys.ts' {
  interface CatalogueKeys {
    findings: typeof findings;
  }
}
