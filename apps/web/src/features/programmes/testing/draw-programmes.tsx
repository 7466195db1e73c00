import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { createQueries } from '../../../app/query-scope.tsx';
import type { Language } from '../../../shared/i18n/languages.ts';
import { drawRoutes } from '../../../testing/draw.tsx';
import { ComparePage } from '../compare/compare-page.tsx';
import { ProgrammePage } from '../programme-page.tsx';
import { ProgrammesPage } from '../programmes-page.tsx';

/** Debounces, lazy data and a busy machine: longer than the library waits by itself. */

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

/** What the receipt says belongs to another feature; these say only what they were given. */
const parts = {
  ProgrammeStanding: ({ grades }: { readonly grades: object | null }) => (
    <p>{grades === null ? 'standing without grades' : 'standing with grades'}</p>
  ),
  ProgrammeRules: () => <h2>rules</h2>,
  ProgrammeSourceLines: () => <li>sources</li>,
};

const PATHS = {
  list: '/programmes',
  grades: '/jupaselect',
  compare: (codes: readonly string[]) => `/compare?codes=${codes.join(',')}`,
  compareWith: (code: string) => `/compare?codes=${code}`,
  programmeOf: (code: string) => `/programmes/${code}`,
};

interface Visit {
  readonly language?: Language;
  readonly width?: number;
}

/** Opens an address of these pages as a guest with a fresh cache. */
export async function drawProgrammes(at: string, { language = 'en', width = 1440 }: Visit = {}) {
  window.innerWidth = width;
  const queries = createQueries();
  const around = (page: React.ReactNode) => (
    <QueryClientProvider client={queries}>
      {page}
      <Address />
    </QueryClientProvider>
  );
  const routes = [
    { path: '/programmes', element: around(<ProgrammesPage paths={PATHS} />) },
    {
      path: '/programmes/:code',
      element: around(<ProgrammePage parts={parts} paths={PATHS} />),
    },
    { path: '/compare', element: around(<ComparePage paths={PATHS} />) },
  ];
  return drawRoutes(routes, at, { language, namespaces: ['programmes', 'compare', 'admission', 'lists'] });
}
