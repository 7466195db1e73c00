import type { ComponentType } from 'react';
import type { Namespace } from '../shared/i18n/catalogue-keys.ts';
import type { PageKey } from './route-table.ts';

interface Page {
  readonly load: () => Promise<ComponentType>;
  /** Catalogues the page is worded with. */
  readonly namespaces: readonly Namespace[];
}

/** The built pages, each a script of its own. */
export const PAGES: Partial<Record<PageKey, Page>> = {
  home: {
    load: () => import('../features/support/landing-page.tsx').then((module) => module.LandingPage),
    namespaces: ['support'],
  },
  jupaselect: {
    load: async () => {
      const [{ JupaselectPage }, { inQueryScope }] = await Promise.all([
        import('../features/admission/jupaselect-page.tsx'),
        import('./query-scope.tsx'),
      ]);
      return inQueryScope(JupaselectPage);
    },
    namespaces: ['admission'],
  },
};
