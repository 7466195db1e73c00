import type { i18n } from 'i18next';
import type { RouteObject } from 'react-router';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { loadChunk } from './chunk.ts';
import { guard } from './guards.ts';
import type { RouteHandle } from './navigation/use-document-title.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PAGES } from './pages.ts';
import { RouteFailure } from './route-failure.tsx';
import { ROUTES, type Route } from './route-table.ts';
import { Shell } from './shell/shell.tsx';

function pageRoute(route: Route, texts: Promise<i18n>): RouteObject {
  return {
    path: route.path,
    handle: { page: route.key } satisfies RouteHandle,
    loader: guard(route.access),
    lazy: async () => {
      const page = PAGES[route.key];
      if (!page) throw new Error(`${route.key} has no page`);
      const [Component] = await Promise.all([
        loadChunk(route.key, page.load),
        texts.then((instance) => loadChunk(`${route.key}.json`, () => loadTexts(instance, page.namespaces))),
      ]);
      return { Component };
    },
  };
}

/** The pages inside the shell; a page that breaks leaves the shell standing. */
export function pageRoutes(texts: Promise<i18n>): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteFailure,
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            ...ROUTES.filter((route) => route.built).map((route) => pageRoute(route, texts)),
            { path: '*', handle: { page: 'notFound' } satisfies RouteHandle, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}
