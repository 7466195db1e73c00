import type common from './locales/en.json';

/** Keys of every catalogue by namespace; those of features are added in `app/catalogue-keys.d.ts`. */
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
