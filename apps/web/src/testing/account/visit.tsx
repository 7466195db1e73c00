import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { beforeEach } from 'vitest';
import { createQueries } from '../../app/query-scope.tsx';
import type { Namespace } from '../../shared/i18n/catalogue-keys.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { beginSession, endSession } from '../../shared/session.ts';
import { forgetWork } from '../../shared/work/device-value.ts';
import { drawRoutes } from '../draw.tsx';
import { TOKEN } from './fake-server.ts';
import { recordOf } from './records.ts';

// happy-dom's select has no size, by which react-hook-form tells whether somebody has edited it.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0, configurable: true });

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Nobody is signed in when a test begins. */
export function asVisitor(): void {
  beforeEach(() => {
    endSession('loggedOut');
    forgetWork();
  });
}

/** Mei is signed in when a test begins. */
export function asMei(): void {
  beforeEach(() => {
    forgetWork();
    beginSession(TOKEN, recordOf());
  });
}

interface Visit {
  readonly at?: string;
  readonly language?: Language;
  readonly namespaces?: readonly Namespace[];
}

/** Opens a page at its address; every other address only shows where one is. */
export function visit(
  page: ReactNode,
  { at = '/here', language = 'en', namespaces = ['account', 'privacy', 'session'] }: Visit = {},
) {
  const queries = createQueries();
  const element = <QueryClientProvider client={queries}>{page}</QueryClientProvider>;
  const routes = [
    { path: at.split(/[?#]/)[0] ?? at, element },
    { path: '*', Component: Elsewhere },
  ];
  return drawRoutes(routes, at, { language, namespaces });
}
