import type common from './locales/en.json';

/**
 * Keys of every catalogue by namespace. A feature adds its own in `features/<feature>/locales/keys.d.ts`:
 * `declare module '../../../shared/i18n/catalogue-keys.ts' { interface CatalogueKeys { support: typeof en } }`.
 */
export interface CatalogueKeys {
  common: typeof common;
}

export type Namespace = keyof CatalogueKeys;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: CatalogueKeys;
    returnNull: false;
  }
}
