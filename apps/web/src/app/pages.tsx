import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { FailureBoundary, NotFoundPage } from './failure-page.tsx';
import { Guarded } from './guards.tsx';
import { fetchPage, forgetFailedPages } from './page-fetching.ts';
import { type PageKey, ROUTES } from './route-table.ts';
import { Shell } from './shell/shell.tsx';

interface PagesProps {
  readonly texts: Promise<i18n>;
}

/** The pages inside the shell; a page that breaks leaves the shell standing. */
export function Pages({ texts }: PagesProps) {
  const { key: place } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per place, when it is left
  useEffect(() => forgetFailedPages, [place]);
  return (
    <FailureBoundary place={place}>
      <Routes>
        <Route element={<Shell />}>
          {ROUTES.map(({ key, path, access }) => (
            <Route
              key={key}
              path={path}
              element={
                <Guarded key={key} access={access}>
                  <FetchedPage page={key} texts={texts} />
                </Guarded>
              }
            />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </FailureBoundary>
  );
}

interface FetchedPageProps extends PagesProps {
  readonly page: PageKey;
}

function FetchedPage({ page, texts }: FetchedPageProps) {
  const { Page } = fetchPage(page, texts);
  return <Page />;
}
