import type { i18n } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LandingPage } from '../features/support/landing-page.tsx';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { useUserId } from '../shared/session/use-session.ts';
import { loadChunk } from './chunk.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { pathOf } from './route-table.ts';

/** What whoever is signed in finds here. */
export async function loadDashboard(texts: i18n) {
  const [{ DashboardPage }, { inQueryScope }] = await Promise.all([
    import('../features/report/dashboard-page.tsx'),
    import('./query-scope.tsx'),
    loadTexts(texts, ['report', 'admission']),
  ]);
  const paths = {
    test: pathOf('personalityTest'),
    eddy: pathOf('eddy'),
    report: pathOf('report'),
    trajectory: pathOf('trajectory'),
  };
  return { default: inQueryScope(() => <DashboardPage paths={paths} />) };
}

function Dashboard() {
  const { i18n } = useTranslation();
  const [Page] = useState(() => lazy(() => loadChunk('home', () => loadDashboard(i18n))));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}

/** The front door: the landing page for visitors, the dashboard for whoever is signed in. */
export function HomePage() {
  return useUserId() === null ? <LandingPage /> : <Dashboard />;
}
